import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { LEAD_PARTS, leadParts } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';
import { isOfLead, PART_TABLES } from './lead-part-tables.js';

const database = ownDatabase();

interface Reference {
  readonly table: string;
  readonly to: string;
  readonly rule: 'cascade' | 'set null' | 'restrict';
}

/** Foreign keys to a lead, and to what refers to one. */
const REFERENCES = `
  with recursive part (id) as (
    select 'lead'::regclass::oid
    union select conrelid from pg_constraint join part on confrelid = part.id where contype = 'f'
  )
  select conrelid::regclass::text as table, confrelid::regclass::text as to,
    case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'restrict' end as rule
  from pg_constraint join part on confrelid = part.id
  where contype = 'f' and conrelid <> 'lead'::regclass`;

const references = () => database().execute<Reference>(REFERENCES);
const tableOf = (part: 'lead' | keyof typeof PART_TABLES) =>
  part === 'lead' ? 'lead' : PART_TABLES[part];

describe('the tables of the parts of a lead', () => {
  it('are all that refer to a lead', async () => {
    const tables = new Set((await references()).map(({ table }) => table));
    expect([...tables].toSorted()).toEqual(Object.values(PART_TABLES).toSorted());
  });

  it.each(leadParts)('erase or keep as the list of parts says: %s', async (part) => {
    const { of, erasure } = LEAD_PARTS[part];
    expect(await references()).toContainEqual({
      table: PART_TABLES[part],
      to: tableOf(of),
      rule: erasure === 'erased' ? 'cascade' : 'set null',
    });
  });

  it('belong to their lead alone', async () => {
    const { leads } = await matchingPorts(database(), 'lead');
    const [lead, other] = [sampleLead(), sampleLead()];
    for (const each of [lead, other]) await leads.receive(each, []);
    const id = randomUUID();
    await database().execute(`
      ${insertPartner({ id: `'${id}'` })};
      insert into assignment (id, lead_id, partner_id, state, offered_at)
      values ('${id}', '${lead.id}', '${id}', 'offered', now());
      insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
      values ('${id}', '${id}', '${id}', 50000, 'pending', now())`);
    const having = (part: keyof typeof PART_TABLES) =>
      database().execute(
        `select id from lead where exists (select from ${PART_TABLES[part]} part where ${isOfLead(part)})`,
      );
    for (const part of leadParts) {
      const isStored = part === 'assignment' || part === 'sale';
      expect(await having(part)).toEqual(isStored ? [{ id: lead.id }] : []);
    }
  });
});
