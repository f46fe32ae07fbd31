import { ADMIN_CALLS, ruleOf, UNLOGGED_FIELDS } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { adminAudit } from './admin-audit';

type Schema = { $ref?: string; properties?: object };
type Parameter = { $ref?: string; name: string; in: string };
type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

const contract = parse(
  readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'),
) as Contract;

function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => {
    const named = schema.$ref && contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return Object.keys((named || schema).properties ?? {});
  });
  const asked = parameters
    .map((each) => contract.components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each)
    .filter((each) => each.in === 'query')
    .map(({ name }) => name);
  return [...asked, ...bodies.flat()];
}

const FIELDS = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId = '' }) => typeof ruleOf(operationId)?.audit === 'string')
  .flatMap(fieldsOf)
  .concat('passkey')
  .filter((name) => !UNLOGGED_FIELDS.includes(name));

describe('the words of the audit log', () => {
  it('fields are named as in the forms, and an unknown one keeps its name', () => {
    expect(adminAudit.fieldsOf(['name', 'email', 'role'])).toBe('Felt: Navn, E-post, Rolle');
    for (const call of ['markInvoicesPaid', 'markInvoicesPaidBack', 'markInvoicesUnpaid']) {
      expect(adminAudit.fieldsOf(['from', 'amount'], call)).toBe('Felt: Betalt fra før, Beløp');
    }
    expect(adminAudit.fieldsOf(['from'], 'listInvoices')).toBe('Felt: Fra dato');
    expect(adminAudit.fieldsOf(['constructor', 'new_field'])).toBe('Felt: constructor, new_field');
  });

  it('every field that an audited call may have has a name', () => {
    expect(FIELDS.length).toBeGreaterThan(Object.keys(ADMIN_CALLS).length);
    const unnamed = FIELDS.filter((name) => adminAudit.fieldsOf([name]) === `Felt: ${name}`);
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
