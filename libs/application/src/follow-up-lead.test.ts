import { describe, expect, it } from '@jest/globals';
import { EraseStrayMessages } from './erase-stray-messages.js';
import { FollowUpLead } from './follow-up-lead.js';
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
  const followUp = new FollowUpLead(office.cases, office.leads, strays);
  return { office, followUp, kept, lead: await office.receive() };
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

describe('a lead that the administrator follows up', () => {
  it('gets a status, a note, or both together', async () => {
    const { office, followUp, lead } = await setUp();
    await followUp.execute(lead.id, { status: 'contacted' });
    await followUp.execute(lead.id, { note: 'Ringte.' });
    await followUp.execute(lead.id, { status: 'won', note: 'Vant.' });
    await followUp.execute(lead.id, { status: null, note: '' });
    expect(office.store.leads.get(lead.id)?.status).toBe('won');
    const events = await office.history.ofLead(lead.id);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['status-changed', { from: 'new', to: 'contacted' }],
      ['note-added', { text: 'Ringte.' }],
      ['status-changed', { from: 'contacted', to: 'won' }],
      ['note-added', { text: 'Vant.' }],
    ]);
  });

  it('is erased with the messages kept of it, and no others', async () => {
    const { office, followUp, kept, lead } = await setUp(['mine', 'of another']);
    const other = await office.receive();
    office.store.notify(lead.id, 'owner-confirmation', 'mine');
    office.store.notify(other.id, 'owner-confirmation', 'of another');
    await followUp.erase(lead.id);
    expect([...office.store.leads.keys()]).toEqual([other.id]);
    expect(kept).toEqual(['of another']);
    await expect(followUp.erase(lead.id)).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});
