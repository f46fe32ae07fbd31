import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Lead, acceptAssignment, advance } from '@boligstyling/domain';
import { assignmentsIn, ofSameOwner, revealsOf } from './owner-access.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('leads of the same owner', () => {
  let market: TestMarket;
  let first: Lead;

  beforeEach(async () => {
    market = new TestMarket();
    market.join('Anne');
    first = await market.asked();
  });

  const idsOf = async (leadId: string) =>
    (await ofSameOwner(market.matching, leadId)).map(({ lead }) => lead.id);

  /** A further lead for the same home, merged by its first step. */
  async function another(changes: Partial<Lead> = {}): Promise<Lead> {
    const lead = await market.receive(changes);
    await market.cases.open(lead.id, (it) => advance(it));
    expect((await market.matching.caseOf(lead.id))?.mergedInto).toBe(first.id);
    return lead;
  }

  it('are none for an unknown lead', async () => {
    expect(await ofSameOwner(market.matching, 'none')).toEqual([]);
  });

  it('are the lead alone where none is merged into it', async () => {
    expect(await idsOf(first.id)).toEqual([first.id]);
  });

  it('are all permanently merged ones from any of them, and the given one last', async () => {
    const [second, third] = [await another(), await another()];
    for (const { id } of [first, second, third]) {
      const ids = await idsOf(id);
      expect(ids.at(-1)).toBe(id);
      expect(ids.toSorted()).toEqual([first.id, second.id, third.id].toSorted());
    }
  });

  it('have the assignments of their state, not those changed or added since', async () => {
    const before = (await market.matching.caseOf(first.id))!;
    const [{ id = '' } = {}] = before.assignments;
    await market.cases.open(first.id, (it) => acceptAssignment(it, id));
    const [found] = await assignmentsIn(market.matching, before);
    expect(found).toMatchObject({ assignment: { id, state: 'offered' }, partner: {} });
    expect(await revealsOf(market.matching, [before])).toEqual([]);
    const earlier = { ...before, assignments: [] };
    expect(await assignmentsIn(market.matching, earlier)).toEqual([]);
  });

  it('exclude those from another mailbox', async () => {
    const other = await another({ customerEmail: 'ola@online.no' });
    expect(await idsOf(other.id)).toEqual([other.id]);
    expect(await idsOf(first.id)).toEqual([first.id]);
  });

  it('are the remaining ones where one is erased meanwhile', async () => {
    const second = await another();
    const without = (erased: Lead) =>
      Object.assign(Object.create(market.matching) as typeof market.matching, {
        caseOf: async (id: string) => (id === erased.id ? undefined : market.matching.caseOf(id)),
      });
    for (const [left, erased] of [
      [first, second],
      [second, first],
    ] as const) {
      const found = await ofSameOwner(without(erased), left.id);
      expect(found.map(({ lead }) => lead.id)).toEqual([left.id]);
    }
  });
});
