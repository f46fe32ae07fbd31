import { LEAD_PARTS, leadParts } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { contract } from '../testing/contract.js';

it("the owner's download has every part that the list of parts says", () => {
  const names = leadParts.map((part) => LEAD_PARTS[part].download).filter((name) => name !== null);
  const { ExportedLeadDto, OwnerDossierDto } = contract.components.schemas;
  for (const schema of [ExportedLeadDto, OwnerDossierDto]) {
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(names));
  }
});
