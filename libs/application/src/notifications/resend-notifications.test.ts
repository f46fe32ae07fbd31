import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverNotifications } from './deliver-notifications.js';
import { Mailer } from './messages.js';
import { DeliveryFault } from '../core/outbox.js';
import { ResendNotifications } from './resend-notifications.js';
import { inTime } from '../core/testing/in-time.js';
import { InMemoryLeadRepository } from '../leads/testing/in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './testing/in-memory-notification-outbox.js';
import { InMemoryOperatorSettings } from '../billing/testing/in-memory-operator-settings.js';
import { InMemoryNotificationRecords } from './testing/in-memory-notification-records.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainDocuments } from '../billing/testing/plain-documents.js';
import { PlainMessages } from './testing/plain-messages.js';
import { sampleLead } from '../leads/testing/sample-lead.js';

class ChangingMailer extends Mailer {
  answer: () => Promise<void> = async () => undefined;

  override send(): Promise<void> {
    return this.answer();
  }
}

describe('resending missing e-mails', () => {
  let store: InMemoryStore;
  let mailer: ChangingMailer;
  let delivery: DeliverNotifications;
  let resend: ResendNotifications;

  beforeEach(async () => {
    store = new InMemoryStore();
    mailer = new ChangingMailer();
    const outbox = new InMemoryNotificationOutbox(store);
    delivery = new DeliverNotifications(
      ...([outbox, new PlainMessages(), mailer, new PlainDocuments()] as const),
      new InMemoryOperatorSettings(store),
      { report: () => undefined },
    );
    resend = new ResendNotifications(new InMemoryNotificationRecords(store), delivery, 300);
    const notices = Array.from({ length: 3 }, () => ({
      id: randomUUID(),
      kind: 'lead-notification' as const,
    }));
    await new InMemoryLeadRepository(store).receive(sampleLead(), notices);
  });

  const fails = (canPass: boolean) => async () => {
    throw new DeliveryFault('550 no', canPass);
  };

  it('sends parked ones and those that wait for another attempt', async () => {
    mailer.answer = fails(false);
    await delivery.execute();
    mailer.answer = async () => undefined;
    expect(await inTime(resend.execute())).toEqual({ sent: 3, failed: 0, pending: 0 });
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 0, pending: 0 });
  });

  it('answers at once when nothing is missing, and after a storage fault too', async () => {
    await delivery.execute();
    const start = performance.now();
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 0, pending: 0 });
    expect(performance.now() - start).toBeLessThan(280);
    delivery.execute = async () => {
      throw new Error('The storage is away');
    };
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 0, pending: 0 });
  });

  it('reports how many fail again', async () => {
    mailer.answer = fails(true);
    await delivery.execute();
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 3, pending: 0 });
  });

  it('answers in time when the mail server hangs, and the messages leave later', async () => {
    let letGo = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (letGo = resolve));
    mailer.answer = () => hanging;
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 0, pending: 3 });
    letGo();
    await delivery.stop();
    expect(store.notifications.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });
});
