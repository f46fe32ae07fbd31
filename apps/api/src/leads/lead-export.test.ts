import { LEAD_PARTS, leadParts } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { contract, fieldsOf } from '../testing/contract.js';

it("the owner's download has every part that the list of parts says", () => {
  const names = leadParts.map((part) => LEAD_PARTS[part].download).filter((name) => name !== null);
  const { ExportedLeadDto, LeadExportDto } = contract.components.schemas;
  for (const schema of [ExportedLeadDto, LeadExportDto]) {
    expect(Object.keys(fieldsOf(schema ?? {}))).toEqual(expect.arrayContaining(names));
  }
});
