import { describe, expect, it } from '@jest/globals';
import { ListLeads } from './list-leads.js';
import { InMemoryLeadDirectory } from './testing/in-memory-lead-directory.js';
import { InMemoryStore } from './testing/in-memory-store.js';
import { sampleLead } from './testing/sample-lead.js';

const listOf = (count: number) => {
  const store = new InMemoryStore();
  for (let second = 0; second < count; second += 1) {
    const lead = sampleLead({ receivedAt: new Date(1_000 * second) });
    store.leads.set(lead.id, lead);
  }
  return { store, list: new ListLeads(new InMemoryLeadDirectory(store), { now: () => store.now }) };
};
const DAY = 24 * 60 * 60 * 1000;
const seconds = (leads: readonly { receivedAt: Date }[]) =>
  leads.map((it) => +it.receivedAt / 1000);

describe('the list of leads', () => {
  it('comes in pages, each going on where the last one ended', async () => {
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

  it('has no further page when the last one is just full', async () => {
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
      for await (const batch of list.all({}, 'received_at')) {
        expect(batch.length).toBeLessThanOrEqual(1000);
        exported.push(...batch);
        batches += 1;
      }
      expect(batches).toBe(Math.floor(count / 1000) + 1);
      expect(seconds(exported)).toEqual(Array.from({ length: count }, (_, second) => second));
    },
  );

  it.each([
    ['held', { suspicion: 'hidden-field-filled' }],
    ['unknown-place', { municipality: null }],
    ['overdue', { status: 'matched' }],
  ] as const)('shows those that are %s alone, in pages and exported', async (only, changes) => {
    const { store, list } = listOf(2);
    const one = sampleLead({ receivedAt: new Date(9_000), ...changes });
    store.leads.set(one.id, one);
    store.takenAt.set(one.id, new Date(store.now.getTime() - 30 * DAY));
    const asked = { filter: { only }, sort: 'received_at', limit: 9 } as const;
    expect(seconds((await list.execute(asked)).leads)).toEqual([9]);
    for await (const batch of list.all({ only }, 'received_at')) {
      expect(seconds(batch)).toEqual([9]);
    }
    expect(seconds((await list.execute({ ...asked, filter: {} })).leads)).toEqual([0, 1, 9]);
  });

  it('tells that something has changed', async () => {
    const { store, list } = listOf(1);
    const before = await list.version();
    expect(await list.version()).toBe(before);
    const lead = sampleLead();
    store.leads.set(lead.id, lead);
    expect(await list.version()).not.toBe(before);
  });
});
