import { randomUUID } from 'node:crypto';
import type { NotificationState } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { ForgetOutdated } from './forget-outdated.js';
import { InMemorySentMessages } from './testing/in-memory-sent-messages.js';
import { InMemoryStore } from './testing/in-memory-store.js';
import { InMemoryVisitCounts } from './testing/in-memory-visit-counts.js';
import { inTime } from './testing/in-time.js';

describe('forgetting what is outdated', () => {
  const setUp = () => {
    const store = new InMemoryStore();
    const visits = new InMemoryVisitCounts();
    const clock = { now: () => store.now };
    const forgetting = new ForgetOutdated(new InMemorySentMessages(store), visits, clock);
    const email = (state: NotificationState = 'sent') => {
      store.notify(randomUUID(), 'partner-question', randomUUID());
      Object.assign(store.notifications.at(-1)!, { state, sentAt: store.now });
    };
    const webhook = () =>
      void store.webhooks.push({
        ...{ id: randomUUID(), leadId: randomUUID(), state: 'sent', sentAt: store.now },
      });
    return { store, visits, email, webhook, run: () => inTime(forgetting.execute()) };
  };
  const at = (store: InMemoryStore, moment: string) => void (store.now = new Date(moment));

  it('keeps an e-mail for 180 days from when it left, and one that has not left for good', async () => {
    const { store, email, run } = setUp();
    email();
    email('parked');
    at(store, '2027-05-19T11:59:59.999Z');
    await run();
    expect(store.notifications).toHaveLength(2);
    at(store, '2027-05-19T12:00:00.000Z');
    await run();
    expect(store.notifications.map(({ state }) => state)).toEqual(['parked']);
  });

  it('keeps what integrators took for 30 days', async () => {
    const { store, webhook, run } = setUp();
    webhook();
    at(store, '2026-12-20T11:59:59.999Z');
    await run();
    expect(store.webhooks).toHaveLength(1);
    at(store, '2026-12-20T12:00:00.000Z');
    await run();
    expect(store.webhooks).toEqual([]);
  });

  it('keeps counts of visits for 25 months', async () => {
    const { store, visits, run } = setUp();
    const count = { page: 'home', city: '', source: 'direkte', step: 'page', times: 1 } as const;
    await visits.add(['2024-10-19', '2024-10-20'].map((day) => ({ ...count, day })));
    at(store, '2026-11-20T00:00:00.000Z');
    await run();
    expect(visits.counts.map(({ day }) => day)).toEqual(['2024-10-20']);
  });

  it('goes on until all is forgotten', async () => {
    const { store, email, run } = setUp();
    for (let made = 0; made < 2_500; made += 1) email();
    at(store, '2028-01-01T00:00:00.000Z');
    await run();
    expect(store.notifications).toEqual([]);
  });
});
