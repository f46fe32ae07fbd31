import { randomUUID } from 'node:crypto';
import { DomainError, offer } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { DeleteInactiveLeads } from './delete-inactive-leads.js';
import { EraseStrayMessages, KeptMessages } from '../notifications/messages.js';
import { notifyOfErasure } from '../lead-case/testing/in-memory-erasing.js';
import { InMemoryLeadRepository } from '../leads/testing/in-memory-lead-repository.js';
import { InMemoryOwnerConfirmations } from '../owners/testing/in-memory-owner-confirmations.js';
import { InMemoryRetentionRepository } from './testing/in-memory-retention-repository.js';
import { inTime } from '../core/testing/in-time.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { sampleLead } from '../leads/testing/sample-lead.js';
import { InMemoryLeadPictures } from '../files/testing/in-memory-lead-pictures.js';

class InMemoryKeptMessages extends KeptMessages {
  readonly ids = new Set<string>();

  override async notificationIds(): Promise<string[]> {
    return [...this.ids];
  }

  override async erase(notificationIds: readonly string[]): Promise<void> {
    for (const id of notificationIds) this.ids.delete(id);
  }
}

describe('the daily deletion', () => {
  const setUp = () => {
    const store = new InMemoryStore();
    const retention = new InMemoryRetentionRepository(store);
    const kept = new InMemoryKeptMessages();
    const strays = new EraseStrayMessages(kept, retention);
    const { eraseInactive, firstInactive } = retention;
    let looks = 0;
    retention.eraseInactive = async (...of) => {
      if ((looks += 1) > 99) throw new Error('It erases without end');
      return eraseInactive.apply(retention, of);
    };
    retention.firstInactive = async (...of) => {
      if ((looks += 1) > 99) throw new Error('It asks without end');
      return firstInactive.apply(retention, of);
    };
    const clock = { now: async () => store.now };
    const confirmations = new InMemoryOwnerConfirmations(store);
    const forgotten: Date[] = [];
    const applications = { deleteOld: async (until: Date) => void forgotten.push(until) };
    const leads = new InMemoryLeadRepository(store);
    const erased: string[] = [];
    const reported: unknown[][] = [];
    const pictures = new InMemoryLeadPictures(store);
    const oldPictures: number[] = [];
    let batches = 0;
    pictures.removeOld = async (_until, limit) => {
      if ((batches += 1) > 9) throw new Error('It asks without end');
      return oldPictures.splice(0, limit).length;
    };
    const eraseLead = {
      execute: async (id: string) => {
        const gone = await leads.erase(id);
        erased.push(...gone);
        return gone;
      },
    };
    const deletion = new DeleteInactiveLeads(
      ...([retention, eraseLead, strays, confirmations, applications, clock] as const),
      pictures,
      { eraseStrays: async () => ({ files: 0, rows: 0 }) },
      { report: (...fault: unknown[]) => void reported.push(fault) },
    );
    const receive = async (receivedAt: Date) => {
      const notification = { id: randomUUID(), kind: 'lead-notification' as const };
      await leads.receive(sampleLead({ receivedAt }), [notification]);
      kept.ids.add(notification.id);
    };
    return {
      ...{ store, kept, leads, receive, erased, eraseLead, forgotten, retention, clock, deletion },
      ...{ oldPictures, reported },
    };
  };

  it('deletes leads inactive for two years, with the messages kept of them', async () => {
    const { store, kept, receive, deletion } = setUp();
    await receive(new Date('2024-11-20T12:00:00.000Z'));
    await receive(new Date('2024-11-20T12:00:00.001Z'));
    expect(await deletion.execute()).toBe(1);
    expect(store.leads.size).toBe(1);
    expect([...kept.ids]).toEqual(store.notifications.map(({ id }) => id));
  });

  it('counts the owner’s review as activity', async () => {
    const { store, receive, deletion } = setUp();
    await receive(new Date('2020-01-01T00:00:00.000Z'));
    const [leadId = ''] = store.leads.keys();
    const review = {
      id: 'r',
      version: 2,
      leadId,
      state: 'private',
      askedAt: store.now,
      answers: null,
    } as const;
    store.reviews.set(leadId, { ...review, givenAt: store.now });
    expect(await deletion.execute()).toBe(0);
    store.reviews.set(leadId, { ...review, givenAt: null });
    expect(await deletion.execute()).toBe(1);
  });

  it('deletes old pictures until none is left', async () => {
    const { oldPictures, deletion } = setUp();
    oldPictures.push(...Array.from({ length: 2_001 }, () => 1));
    await deletion.execute();
    expect(oldPictures).toEqual([]);
  });

  it('completes the other parts where one fails, and reports the fault', async () => {
    const { forgotten, retention, reported, deletion } = setUp();
    retention.eraseInactive = () => Promise.reject(new Error('too slow'));
    await expect(deletion.execute()).rejects.toThrow('too slow');
    expect([forgotten.length, reported]).toEqual([1, []]);
  });

  it('deletes the other leads where some cannot be, and names these', async () => {
    const { store, receive, retention, reported, deletion } = setUp();
    for (let made = 0; made < 250; made += 1) await receive(new Date('2020-01-01T00:00:00.000Z'));
    const ids = [...store.leads.keys()];
    const stalled = [ids[0]!, ids[201]!, ids[202]!];
    const { eraseInactive } = retention;
    retention.eraseInactive = async (since, limit, except = []) => {
      const next = [...store.leads.keys()].filter((id) => !except.includes(id)).slice(0, limit);
      if (stalled.some((id) => next.includes(id))) throw new DomainError('storage-unavailable');
      return eraseInactive.call(retention, since, limit, except);
    };
    await expect(inTime(deletion.execute())).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect([...store.leads.keys()]).toEqual(stalled);
    expect(reported.map(([, , about]) => about)).toEqual(stalled.map((leadId) => ({ leadId })));
  });

  it('passes a lead that a session locks, and fails, so that the job comes back for it', async () => {
    const { store, receive, retention, reported, deletion } = setUp();
    for (let made = 0; made < 3; made += 1) await receive(new Date('2020-01-01T00:00:00.000Z'));
    const [, locked] = store.leads.keys();
    const { eraseInactive } = retention;
    retention.eraseInactive = (since, limit) =>
      eraseInactive.call(retention, since, limit, [locked!]);
    await expect(inTime(deletion.execute())).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect([...store.leads.keys()]).toEqual([locked]);
    expect(reported).toEqual([]);
    retention.eraseInactive = eraseInactive;
    expect(await deletion.execute()).toBe(1);
  });

  it('ends where three in a row cannot be deleted', async () => {
    const { store, receive, retention, reported, deletion } = setUp();
    for (let made = 0; made < 5; made += 1) await receive(new Date('2020-01-01T00:00:00.000Z'));
    retention.eraseInactive = () => Promise.reject(new Error('too slow'));
    await expect(deletion.execute()).rejects.toThrow('too slow');
    const [one, two, three] = store.leads.keys();
    expect(reported).toEqual(
      [one, two, three].map((leadId) => ['lead not deleted', new Error('too slow'), { leadId }]),
    );
  });

  it('ends in an outage, and blames no lead', async () => {
    const { receive, retention, reported, deletion } = setUp();
    await receive(new Date('2020-01-01T00:00:00.000Z'));
    const away = () => Promise.reject(new DomainError('storage-unavailable'));
    retention.eraseInactive = retention.firstInactive = away;
    await expect(inTime(deletion.execute())).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(reported).toEqual([]);
  });

  it('deletes nothing by a clock in doubt, but kept messages of erased leads', async () => {
    const { store, kept, receive, forgotten, clock, deletion } = setUp();
    await receive(new Date('2020-01-01T00:00:00.000Z'));
    store.erasedKeys.set('one', new Date('2020-01-01T00:00:00.000Z'));
    const left = [...kept.ids];
    kept.ids.add('of-a-lead-that-is-gone');
    clock.now = () => Promise.reject(new Error('in doubt'));
    await expect(deletion.execute()).rejects.toThrow('in doubt');
    expect([store.leads.size, store.erasedKeys.size, forgotten.length]).toEqual([1, 1, 0]);
    expect([...kept.ids]).toEqual(left);
  });

  it('deletes applications after twelve months', async () => {
    const { forgotten, deletion } = setUp();
    await deletion.execute();
    expect(forgotten).toEqual([new Date('2025-11-20T12:00:00.000Z')]);
  });

  it('deletes the record of an erasure after two years, with its e-mail', async () => {
    const { store, kept, deletion } = setUp();
    const lead = sampleLead();
    store.leads.set(lead.id, lead);
    const asked = {
      leadId: lead.id,
      partnerId: randomUUID(),
      offeredAt: store.now,
      deadline: null,
    };
    const terms = { partnerGroup: 'stylist', priceOre: 0, remindAt: null } as const;
    const assignment = offer({ id: randomUUID(), ...asked, ...terms });
    store.assignments.set(assignment.id, assignment);
    notifyOfErasure(store, lead.id);
    for (const { id } of store.erasures) kept.ids.add(id);

    store.now = new Date('2028-11-20T11:59:59.999Z');
    await deletion.execute();
    expect([store.erasures.length, kept.ids.size]).toEqual([1, 1]);
    store.now = new Date('2028-11-20T12:00:00.000Z');
    await deletion.execute();
    expect([store.erasures.length, kept.ids.size]).toEqual([0, 0]);
  });

  it('deletes the idempotency key of an erased lead after 30 days', async () => {
    const { store, deletion } = setUp();
    store.erasedKeys.set('one', store.now);
    store.advance(30 * 24 * 3600 - 1);
    await deletion.execute();
    expect(store.erasedKeys.size).toBe(1);
    store.advance(1);
    await deletion.execute();
    expect(store.erasedKeys.size).toBe(0);
  });

  it('erases a lead that a repeat stored during its erasure, and nothing else', async () => {
    const { store, leads, erased, deletion } = setUp();
    const [brought, other] = [sampleLead(), sampleLead()];
    await leads.receive(brought, [], { idempotencyKey: 'one', digest: 'same' });
    await leads.receive(other, [], { idempotencyKey: 'other', digest: 'same' });
    store.erasedKeys.set('one', store.now);
    await deletion.execute();
    expect(erased).toEqual([brought.id]);
    expect([...store.leads.keys()]).toEqual([other.id]);
  });

  it('skips a lead that another process has erased meanwhile', async () => {
    const { store, retention, erased, deletion } = setUp();
    const brought = sampleLead();
    store.leads.set(brought.id, brought);
    retention.broughtBack = async () => [randomUUID(), brought.id];
    await deletion.execute();
    expect(erased).toEqual([brought.id]);
  });

  it('erases the other repeats where one cannot be erased', async () => {
    const { store, retention, erased, eraseLead, deletion } = setUp();
    const [broken, whole] = [sampleLead(), sampleLead()];
    for (const lead of [broken, whole]) store.leads.set(lead.id, lead);
    retention.broughtBack = async () => [broken.id, whole.id];
    const { execute } = eraseLead;
    eraseLead.execute = (id) =>
      id === broken.id ? Promise.reject(new Error('cannot be erased')) : execute(id);
    await expect(deletion.execute()).rejects.toThrow('cannot be erased');
    expect(erased).toEqual([whole.id]);
  });

  it('deletes any number of leads', async () => {
    const { store, receive, deletion } = setUp();
    for (let made = 0; made < 450; made += 1) await receive(new Date('2020-01-01T00:00:00.000Z'));
    expect(await deletion.execute()).toBe(450);
    expect(store.leads.size).toBe(0);
  });
});
