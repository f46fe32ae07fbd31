import { describe, expect, it } from '@jest/globals';
import { EraseStrayMessages } from './erase-stray-messages.js';
import { EraseLead } from './erase-lead.js';
import { InMemoryRetentionRepository } from './testing/in-memory-retention-repository.js';
import { Office } from './testing/office.js';

const setUp = async (kept: string[] = []) => {
  const office = new Office();
  const messages = {
    notificationIds: async () => [...kept],
    erase: async (ids: readonly string[]) => {
      for (const id of ids) kept.splice(kept.indexOf(id), 1);
    },
  };
  const strays = new EraseStrayMessages(messages, new InMemoryRetentionRepository(office.store));
  const eraseLead = new EraseLead(office.leads, strays);
  return { office, eraseLead, kept, lead: await office.receive() };
};

describe('kept messages', () => {
  it('are not looked for in the storage where there are none', async () => {
    const { office } = await setUp();
    const retention = new InMemoryRetentionRepository(office.store);
    let looked = 0;
    retention.withoutNotification = async () => {
      looked += 1;
      return [];
    };
    const none = { notificationIds: async () => [], erase: async () => undefined };
    await new EraseStrayMessages(none, retention).execute();
    expect(looked).toBe(0);
  });
});

describe('a lead that is erased', () => {
  it('goes with the messages kept of it, and no others', async () => {
    const { office, eraseLead, kept, lead } = await setUp(['mine', 'of another']);
    const other = await office.receive();
    office.store.notify(lead.id, 'owner-confirmation', 'mine');
    office.store.notify(other.id, 'owner-confirmation', 'of another');
    await eraseLead.execute(lead.id);
    expect([...office.store.leads.keys()]).toEqual([other.id]);
    expect(kept).toEqual(['of another']);
    await expect(eraseLead.execute(lead.id)).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});
