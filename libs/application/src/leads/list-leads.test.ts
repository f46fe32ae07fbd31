import { reportDueSince } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import {
  ListLeads,
  LeadDirectory,
  type LeadFilter,
  type LeadPosition,
  type ListedLead,
} from './list-leads.js';
import { sampleLead } from './testing/sample-lead.js';

const NOW = new Date('2026-11-20T12:00:00.000Z');

/** So many leads, a second apart, and the filters of the calls. */
class Counted extends LeadDirectory {
  readonly filters: LeadFilter[] = [];
  private readonly leads: ListedLead[];

  constructor(count: number) {
    super();
    this.leads = Array.from({ length: count }, (_, second) => {
      return {
        ...sampleLead({ receivedAt: new Date(1_000 * second) }),
        partnerId: null,
        mergedInto: null,
      };
    });
  }

  override async page(filter: LeadFilter, _: string, limit: number, after?: LeadPosition) {
    this.filters.push(filter);
    const from = this.leads.findIndex(({ id }) => id === after?.id) + 1;
    return this.leads.slice(from, from + limit);
  }

  override async count(filter: LeadFilter) {
    this.filters.push(filter);
    return { total: this.leads.length, isExact: true };
  }

  override find = async () => undefined;
  override relatives = async () => [];
  override version = async () => 'the version';

  override asOfOneMoment = <T>(read: () => Promise<T>) => read();
}

const listOf = (count: number) => {
  const directory = new Counted(count);
  return { directory, list: new ListLeads(directory, { now: () => NOW }) };
};
const seconds = (leads: readonly { receivedAt: Date }[]) =>
  leads.map((it) => +it.receivedAt / 1000);

const asTheyAre = async (batch: readonly ListedLead[]) => batch;

describe('the list of leads', () => {
  it('is counted by the same filter as its pages', async () => {
    const { directory, list } = listOf(3);
    const filter = { only: 'overdue' } as const;
    expect(await list.count(filter)).toEqual({ total: 3, isExact: true });
    await list.execute({ filter, sort: 'received_at', limit: 1 });
    const silentSince = reportDueSince(NOW);
    const resolved = { isHeld: false, isUnplaced: false, silentSince };
    expect(directory.filters).toEqual([resolved, resolved, resolved]);
  });

  it('comes in pages, each starting where the last one ended', async () => {
    const { list } = listOf(8);
    const page = (after?: Awaited<ReturnType<typeof list.execute>>['next']) =>
      list.execute({ filter: {}, sort: 'received_at', limit: 3, after });
    const first = await page();
    expect([seconds(first.leads), first.total, first.isExact]).toEqual([[0, 1, 2], 8, true]);
    const second = await page(first.next);
    expect(seconds(second.leads)).toEqual([3, 4, 5]);
    const third = await page(second.next);
    expect([seconds(third.leads), third.next]).toEqual([[6, 7], undefined]);
  });

  it('has no next page when the last one is just full', async () => {
    const { list } = listOf(2);
    const { leads, next } = await list.execute({ filter: {}, sort: 'received_at', limit: 2 });
    expect([seconds(leads), next]).toEqual([[0, 1], undefined]);
  });

  it.each([[999], [1000], [1001], [2000]])(
    'is exported whole, with %d leads too',
    async (count) => {
      const { list } = listOf(count);
      const exported = [];
      let batches = 0;
      for await (const batch of list.all({}, 'received_at', asTheyAre)) {
        expect(batch.length).toBeLessThanOrEqual(1000);
        exported.push(...batch);
        batches += 1;
      }
      expect(batches).toBe(Math.floor(count / 1000) + 1);
      expect(seconds(exported)).toEqual(Array.from({ length: count }, (_, second) => second));
    },
  );

  it.each([
    [undefined, { isHeld: false, isUnplaced: false, silentSince: undefined }],
    ['held', { isHeld: true, isUnplaced: false, silentSince: undefined }],
    ['unknown-place', { isHeld: false, isUnplaced: true, silentSince: undefined }],
    ['overdue', { isHeld: false, isUnplaced: false, silentSince: reportDueSince(NOW) }],
  ] as const)('shows those that are %s alone, in pages and exported', async (only, expected) => {
    const { directory, list } = listOf(1);
    const filter = { city: 'Oslo', only };
    await list.execute({ filter, sort: 'received_at', limit: 9 });
    for await (const batch of list.all(filter, 'received_at', asTheyAre))
      expect(batch).toHaveLength(1);
    const asked = { city: 'Oslo', ...expected };
    expect(directory.filters).toEqual([asked, asked, asked]);
  });

  it('reports a change', async () => {
    expect(await listOf(1).list.version()).toBe('the version');
  });
});
