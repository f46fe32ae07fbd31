import { randomUUID } from 'node:crypto';
import { MAX_ATTEMPTS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverNotifications } from './deliver-notifications.js';
import { DeliveryFault, Mailer } from './ports/mailer.js';
import type { ClaimedNotification } from './ports/notification-outbox.js';
import { InMemoryLeadRepository } from './testing/in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './testing/in-memory-notification-outbox.js';
import { InMemoryStore } from './testing/in-memory-store.js';
import { sampleLead } from './testing/sample-lead.js';

class ScriptedMailer extends Mailer {
  readonly sent: string[] = [];
  readonly faults = new Map<string, Error>();

  override async send({ id }: ClaimedNotification): Promise<void> {
    const fault = this.faults.get(id);
    if (fault) throw fault;
    this.sent.push(id);
  }
}

describe('delivering notifications', () => {
  let store: InMemoryStore;
  let mailer: ScriptedMailer;
  let delivery: DeliverNotifications;

  beforeEach(() => {
    store = new InMemoryStore();
    mailer = new ScriptedMailer();
    delivery = new DeliverNotifications(new InMemoryNotificationOutbox(store), mailer, 2, () => 1);
  });

  const due = async () => {
    const id = randomUUID();
    await new InMemoryLeadRepository(store).receive(sampleLead(), [{ id, kind: 'lead-notice' }]);
    return id;
  };
  const stored = (id: string) => store.notifications.find((row) => row.id === id);

  it('sends all that is due, each once', async () => {
    const ids = [await due(), await due(), await due()];
    expect(await delivery.execute()).toEqual({ sent: 3, failed: 0 });
    expect(await delivery.execute()).toEqual({ sent: 0, failed: 0 });
    expect(mailer.sent.toSorted()).toEqual(ids.toSorted());
  });

  it('tries again later when the fault can pass', async () => {
    const id = await due();
    mailer.faults.set(id, new DeliveryFault('451 try later', true));
    expect(await delivery.execute()).toEqual({ sent: 0, failed: 1 });
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: '451 try later' });

    mailer.faults.clear();
    store.advance(9);
    expect(await delivery.execute()).toEqual({ sent: 0, failed: 0 });
    store.advance(1);
    expect(await delivery.execute()).toEqual({ sent: 1, failed: 0 });
    expect(stored(id)).toMatchObject({ state: 'sent', lastFault: null });
  });

  it('parks at once what can never succeed, and delays nobody by it', async () => {
    const poison = await due();
    const healthy = await due();
    mailer.faults.set(poison, new DeliveryFault('550 no such mailbox', false));
    expect(await delivery.execute()).toEqual({ sent: 1, failed: 1 });
    expect(stored(poison)).toMatchObject({ state: 'parked', lastFault: '550 no such mailbox' });
    expect(mailer.sent).toEqual([healthy]);
  });

  it('parks after the last attempt', async () => {
    const id = await due();
    mailer.faults.set(id, new Error('anything'));
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await delivery.execute();
      expect(stored(id)?.state).toBe('due');
      store.advance(3600);
    }
    await delivery.execute();
    expect(stored(id)).toMatchObject({ state: 'parked', lastFault: 'unexpected fault' });
  });

  it('claims nothing more once it stops', async () => {
    await due();
    await delivery.stop();
    expect(await delivery.execute()).toEqual({ sent: 0, failed: 0 });
    expect(mailer.sent).toEqual([]);
  });
});
