import { randomUUID } from 'node:crypto';
import { MAX_ATTEMPTS } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { DeliverNotifications } from '../notifications/deliver-notifications.js';
import { Mailer } from '../notifications/messages.js';
import { DeliveryFault } from '../core/outbox.js';
import {
  type ClaimedWebhook,
  DeliverWebhooks,
  ResendUndelivered,
  WebhookOutbox,
} from './deliver-webhooks.js';
import { InMemoryNotificationOutbox } from '../notifications/testing/in-memory-notification-outbox.js';
import { InMemoryOperatorSettings } from '../billing/testing/in-memory-operator-settings.js';
import { inTime, inTurns } from '../core/testing/in-time.js';
import { TestMarket } from '../core/testing/test-market.js';
import { PlainDocuments } from '../billing/testing/plain-documents.js';
import { PlainMessages } from '../notifications/testing/plain-messages.js';

/** Two failing events, with the ids `one` and `two`. */
class TwoFailing extends WebhookOutbox {
  released: string[] = [];

  override async releaseFailing(id?: string) {
    const meant = ['one', 'two'].filter((each) => id === undefined || each === id);
    this.released.push(...meant);
    return meant.length;
  }

  override async claimDue(): Promise<ClaimedWebhook[]> {
    return [];
  }
  override async markSent() {}
  override async postpone() {}
  override async park() {}
  override async leaveAlone() {}
  override async pauseEndpoint() {}
}

class ChangingMailer extends Mailer {
  isAway = true;

  override async send() {
    if (this.isAway) throw new DeliveryFault('550 no', false);
  }
}

it('retries failing e-mails and webhook messages, all or one', async () => {
  const market = new TestMarket();
  const mailer = new ChangingMailer();
  const outbox = new InMemoryNotificationOutbox(market.store);
  const delivery = new DeliverNotifications(
    ...([outbox, new PlainMessages(), mailer, new PlainDocuments()] as const),
    new InMemoryOperatorSettings(market.store),
    { report: () => undefined },
  );
  const webhooks = new TwoFailing();
  const resend = new ResendUndelivered(market.records, delivery, webhooks, 2_000);
  const lead = await market.receive();
  const mails = Array.from({ length: 3 }, () => {
    const id = randomUUID();
    market.store.notify(lead.id, 'lead-notification', id);
    return id;
  });
  await delivery.execute();
  mailer.isAway = false;

  const one = { sent: 1, failed: 0, pending: 0 };
  expect(await inTime(resend.execute(mails[1]))).toEqual(one);
  expect(webhooks.released).toEqual([]);
  expect(await inTime(resend.execute('two'))).toEqual({ sent: 0, failed: 0, pending: 1 });
  expect(webhooks.released).toEqual(['two']);
  expect(await inTime(resend.execute())).toEqual({ sent: 2, failed: 0, pending: 2 });
});

/** One message at this attempt, and what becomes of it. */
class OneAt extends WebhookOutbox {
  readonly ended: (string | number)[] = [];
  private claimed = false;

  constructor(private readonly attempts: number) {
    super();
  }

  override async claimDue() {
    if (this.claimed) return [];
    this.claimed = true;
    return [{ id: 'one', endpointId: 'crm', attempts: this.attempts } as ClaimedWebhook];
  }
  override async postpone(_: ClaimedWebhook, seconds: number) {
    this.ended.push('postponed', seconds);
  }
  override async park() {
    this.ended.push('parked');
  }
  override async leaveAlone(_: ClaimedWebhook, seconds: number) {
    this.ended.push('endpoint left alone', seconds);
  }
  override async markSent() {
    this.ended.push('sent');
  }
  override async pauseEndpoint(_: ClaimedWebhook, cause: string) {
    this.ended.push('endpoint paused', cause);
  }
  override async releaseFailing() {
    return 0;
  }
}

it.each([
  [1, ['postponed', 5]],
  [9, ['postponed', 1280]],
  [MAX_ATTEMPTS, ['parked']],
])('an answer with Retry-After at attempt %i is retried as any other', async (attempts, end) => {
  const outbox = new OneAt(attempts);
  const busy = async () => {
    throw new DeliveryFault('HTTP 503', true, { isAnswered: true, retryAfterSeconds: 1 });
  };
  const faults = { report: () => undefined };
  await new DeliverWebhooks(outbox, { send: busy }, faults, { random: () => 0 }).execute();
  expect(outbox.ended).toEqual(['endpoint left alone', 1, ...end]);
});

it('a webhook message that was taken is sent, and its endpoint is not left alone', async () => {
  const outbox = new OneAt(1);
  const taken = { send: async () => undefined };
  await new DeliverWebhooks(outbox, taken, { report: () => undefined }).execute();
  expect(outbox.ended).toEqual(['sent']);
});

it('an endpoint that is gone is paused', async () => {
  const outbox = new OneAt(1);
  const gone = async () => {
    throw new DeliveryFault('HTTP 410', false, { isAnswered: true, isGone: true });
  };
  await new DeliverWebhooks(outbox, { send: gone }, { report: () => undefined }).execute();
  expect(outbox.ended).toEqual(['endpoint paused', 'HTTP 410']);
});

it('a hanging endpoint with many messages delays another endpoint’s by seconds at most', async () => {
  const taken: string[] = [];
  const delivered = Promise.withResolvers<void>();
  const hang = Promise.withResolvers<void>();
  const due = Array.from({ length: 120 }, () => 'hanging');
  const outbox = new (class extends OneAt {
    override async claimDue(limit = 0) {
      const claimed = [...due, 'quick'].slice(taken.length, taken.length + limit);
      taken.push(...claimed);
      const [one] = await new OneAt(1).claimDue();
      return one ? claimed.map((endpointId) => ({ ...one, endpointId })) : [];
    }
  })(1);
  const send = async ({ endpointId }: ClaimedWebhook) =>
    endpointId === 'quick' ? delivered.resolve() : hang.promise;
  const delivery = new DeliverWebhooks(outbox, { send }, { report: () => undefined });
  const claiming = delivery.start();
  await inTime(delivered.promise, 15_000);
  hang.resolve();
  await claiming;
  await delivery.stop();
  expect(outbox.ended).toHaveLength(121);
});

it('an endpoint that hangs delays no other message', async () => {
  const outbox = new OneAt(1);
  const taken = Promise.withResolvers<void>();
  const hanging = { send: () => taken.promise };
  const delivery = new DeliverWebhooks(outbox, hanging, { report: () => undefined });
  for (let call = 0; call < 2; call += 1) await inTurns(delivery.start());
  taken.resolve();
  await inTurns(delivery.stop());
  expect(outbox.ended).toEqual(['sent']);
});
