import { randomUUID } from 'node:crypto';
import {
  DomainError,
  MAX_ATTEMPTS,
  oneTimeLink,
  SHARED_PASSWORD_SUBJECT,
} from '@boligstyling/domain';
import { sampleInvoice, samplePartner, sampleSale } from '@boligstyling/domain/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Pace } from './deliver.js';
import { DeliverNotifications, ResendNotifications } from './deliver-notifications.js';
import { Mailer, type Message } from './messages.js';
import { type Outgoing, replacedBy } from './notification-outbox.js';
import { DeliveryFault } from '../core/outbox.js';
import { inTime, inTurns } from '../core/testing/in-time.js';
import { InMemoryLeadRepository } from '../leads/testing/in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './testing/in-memory-notification-outbox.js';
import { InMemoryOperatorSettings } from '../billing/testing/in-memory-operator-settings.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainDocuments } from '../billing/testing/plain-documents.js';
import { notificationOf, PlainMessages } from './testing/plain-messages.js';
import { sampleLead } from '../leads/testing/sample-lead.js';
import { InMemoryNotificationRecords } from './testing/in-memory-notification-records.js';

class ScriptedMailer extends Mailer {
  readonly sent: string[] = [];
  readonly faults = new Map<string, Error>();

  override async send(message: Message): Promise<void> {
    const id = notificationOf(message);
    const fault = this.faults.get(id);
    if (fault) throw fault;
    this.sent.push(id);
  }
}

/** A mail server that takes a message and hangs until released. */
class SilentMailer extends Mailer {
  readonly begun: string[] = [];
  private readonly waiting: (() => void)[] = [];

  override send(message: Message): Promise<void> {
    this.begun.push(notificationOf(message));
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  letGo(count = this.waiting.length): void {
    for (const resolve of this.waiting.splice(0, count)) resolve();
  }
}

/** A mail server that has the whole text, and answers on command. */
class WeighingMailer extends Mailer {
  readonly copies: string[] = [];
  private readonly waiting: PromiseWithResolvers<void>[] = [];

  override async send(
    message: Message,
    _signal: AbortSignal,
    handOver: () => Promise<void>,
  ): Promise<void> {
    await handOver();
    this.copies.push(notificationOf(message));
    const answer = Promise.withResolvers<void>();
    this.waiting.push(answer);
    await answer.promise;
  }

  accept(): void {
    for (const answer of this.waiting.splice(0)) answer.resolve();
  }

  fail(fault: DeliveryFault): void {
    for (const answer of this.waiting.splice(0)) answer.reject(fault);
  }
}

class FlakyOutbox extends InMemoryNotificationOutbox {
  faultsToCome = 0;

  override async markSent(notification: Outgoing): Promise<void> {
    if (this.faultsToCome-- > 0) throw new DomainError('storage-unavailable');
    await super.markSent(notification);
  }
}

/** Fails where it is asked again and again. */
class CountingOutbox extends InMemoryNotificationOutbox {
  readonly limits: number[] = [];

  override claimDue(limit: number, ...more: [number, boolean?]): Promise<Outgoing[]> {
    if (this.limits.push(limit) > 99) throw new Error('It asks without end');
    return super.claimDue(limit, ...more);
  }
}

const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
};

class SlowOutbox extends InMemoryNotificationOutbox {
  /** @param answered by default longer than an attempt in this test may take */
  constructor(
    store: InMemoryStore,
    private readonly answered = () => new Promise<void>((resolve) => setTimeout(resolve, 20)),
  ) {
    super(store);
  }

  override async claimDue(limit: number, leaseSeconds: number): Promise<Outgoing[]> {
    const claimed = await super.claimDue(limit, leaseSeconds);
    await this.answered();
    return claimed;
  }
}

describe('delivering notifications', () => {
  let store: InMemoryStore;
  let messages: PlainMessages;
  let mailer: ScriptedMailer;
  let delivery: DeliverNotifications;
  let faults: unknown[][];

  beforeEach(() => {
    store = new InMemoryStore();
    faults = [];
    messages = new PlainMessages();
    mailer = new ScriptedMailer();
    delivery = deliverNotifications({ slots: 2 });
  });

  const deliverNotifications = ({
    outbox = new InMemoryNotificationOutbox(store),
    carrier = mailer as Mailer,
    slots = 60,
    ...times
  }: Partial<Pace> & { outbox?: InMemoryNotificationOutbox; carrier?: Mailer }) =>
    new DeliverNotifications(
      outbox,
      messages,
      carrier,
      new PlainDocuments(),
      new InMemoryOperatorSettings(store),
      { report: (...reported) => void faults.push(reported) },
      { slots, random: () => 1, ...times },
    );

  const due = async () => {
    const id = randomUUID();
    await new InMemoryLeadRepository(store).receive(sampleLead(), [
      { id, kind: 'lead-notification' },
    ]);
    return id;
  };
  const stored = (id: string) => store.notifications.find((row) => row.id === id);

  it('sends each due e-mail once', async () => {
    delivery = deliverNotifications({ outbox: new CountingOutbox(store), slots: 2 });
    const ids = [await due(), await due(), await due()];
    expect(await inTurns(delivery.execute())).toEqual({ sent: 3, failed: 0 });
    expect(await inTurns(delivery.execute())).toEqual({ sent: 0, failed: 0 });
    expect(mailer.sent.toSorted()).toEqual(ids.toSorted());
  });

  it('sends the rest at once where one of them is dropped', async () => {
    const [first] = [await due(), await due(), await due(), await due()];
    Object.assign(stored(first) ?? {}, { kind: 'owner-confirm' });
    expect(await inTime(delivery.execute())).toEqual({ sent: 3, failed: 0 });
  });

  it('retries later after a temporary fault', async () => {
    const id = await due();
    mailer.faults.set(id, new DeliveryFault('451 try later', true));
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 1 });
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: '451 try later' });

    mailer.faults.clear();
    store.advance(9);
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 0 });
    store.advance(1);
    expect(await inTime(delivery.execute())).toEqual({ sent: 1, failed: 0 });
    expect(stored(id)).toMatchObject({ state: 'sent', lastFault: null });
  });

  it('parks a permanent fault at once, and delays no other', async () => {
    const poison = await due();
    const healthy = await due();
    mailer.faults.set(poison, new DeliveryFault('550 no such mailbox', false));
    expect(await inTime(delivery.execute())).toEqual({ sent: 1, failed: 1 });
    expect(stored(poison)).toMatchObject({ state: 'parked', lastFault: '550 no such mailbox' });
    expect(mailer.sent).toEqual([healthy]);
  });

  it('parks at once where no message can be composed, and hands nothing over', async () => {
    const unsayable = await due();
    const healthy = await due();
    messages.faults.set(unsayable, new DeliveryFault('nobody to write to', false));
    expect(await inTime(delivery.execute())).toEqual({ sent: 1, failed: 1 });
    expect(stored(unsayable)).toMatchObject({ state: 'parked', lastFault: 'nobody to write to' });
    expect(mailer.sent).toEqual([healthy]);
  });

  it('parks after the last attempt', async () => {
    const id = await due();
    mailer.faults.set(id, new Error('anything'));
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await inTime(delivery.execute());
      expect(stored(id)?.state).toBe('due');
      store.advance(3600);
    }
    await inTime(delivery.execute());
    expect(stored(id)).toMatchObject({ state: 'parked', lastFault: 'unexpected fault: Error' });
    expect(faults).toContainEqual([
      'unexpected fault',
      expect.any(Error),
      expect.objectContaining({ id }),
    ]);
  });

  it.each([
    [new RangeError('kari@nordmann.no'), 'unexpected fault: RangeError'],
    [new DomainError('lead-erased'), 'unexpected fault: lead-erased'],
  ])('records only the kind of an unexpected fault, not its text: %#', async (fault, reported) => {
    const id = await due();
    mailer.faults.set(id, fault);
    await inTime(delivery.execute());
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: reported });
  });

  it('gives a resent e-mail as many attempts as a new one, with its own numbering', async () => {
    const id = await due();
    mailer.faults.set(id, new Error('anything'));
    const given = stored(id)!;
    for (let attempt = 1; attempt <= 2 * MAX_ATTEMPTS; attempt += 1) {
      given.state = 'due';
      given.dueAt = store.now;
      await inTime(delivery.execute());
      expect(given.attempts).toBe(attempt);
      expect(given.state).toBe(attempt % MAX_ATTEMPTS === 0 ? 'parked' : 'due');
    }
  });

  it('never parks an e-mail that could not be tried', async () => {
    const id = await due();
    mailer.faults.set(id, new DeliveryFault('others wait', true, { isTried: false }));
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 1; attempt += 1) {
      await inTime(delivery.execute());
      expect(stored(id)).toMatchObject({ state: 'due', lastFault: 'others wait' });
      store.advance(3600);
    }
    mailer.faults.clear();
    expect(await inTime(delivery.execute())).toEqual({ sent: 1, failed: 0 });
  });

  it('lets a hanging message delay no later one', async () => {
    const silent = new SilentMailer();
    delivery = deliverNotifications({ carrier: silent, slots: 6 });
    const ids = [await due()];
    await inTime(delivery.start());
    ids.push(await due());
    await inTime(delivery.start());
    expect(silent.begun).toEqual(ids);
    silent.letGo();
    await inTime(delivery.stop());
    expect(store.notifications.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('never sends more at once than there are slots', async () => {
    const silent = new SilentMailer();
    delivery = deliverNotifications({ carrier: silent, slots: 2 });
    for (let made = 0; made < 5; made += 1) await due();
    const run = delivery.execute();
    for (let look = 0; look < 1_000 && silent.begun.length < 5; look += 1) {
      await new Promise(setImmediate);
      expect(store.notifications.filter(({ attempts }) => attempts).length).toBe(
        silent.begun.length,
      );
      silent.letGo();
    }
    expect(await inTime(run)).toEqual({ sent: 5, failed: 0 });
  });

  it('begins more once half of those that it sends at once are done', async () => {
    const silent = new SilentMailer();
    delivery = deliverNotifications({ carrier: silent, slots: 20, atOnce: 4 });
    for (let made = 0; made < 10; made += 1) await due();
    const run = delivery.execute();
    await settle();
    silent.letGo(1);
    await settle();
    expect(silent.begun).toHaveLength(4);
    silent.letGo(1);
    await settle();
    expect(silent.begun).toHaveLength(6);
    for (let look = 0; look < 10; look += 1) {
      silent.letGo();
      await settle();
    }
    expect(await inTurns(run)).toEqual({ sent: 10, failed: 0 });
  });

  it('sends no more login links at once than there are slots', async () => {
    const silent = new SilentMailer();
    const outbox = new CountingOutbox(store);
    delivery = deliverNotifications({ outbox, carrier: silent, slots: 2 });
    for (let made = 0; made < 3; made += 1) {
      const known = [randomUUID(), 'known-browser', SHARED_PASSWORD_SUBJECT, store.now] as const;
      store.sendAnotherLink(oneTimeLink(...known), `digest ${made}`);
    }
    const run = delivery.execute();
    await settle();
    expect(silent.begun).toHaveLength(2);
    silent.letGo(1);
    await settle();
    expect(silent.begun).toHaveLength(3);
    silent.letGo();
    expect(await inTurns(run)).toEqual({ sent: 3, failed: 0 });
    expect(outbox.limits).not.toContain(0);
  });

  it('ends an attempt at its deadline, also when the mailer does not', async () => {
    const id = await due();
    delivery = deliverNotifications({ carrier: new SilentMailer(), attemptMs: 1 });
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 1 });
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: 'deadline passed' });
  });

  it('does not begin an attempt when its claim returns too late', async () => {
    const id = await due();
    delivery = deliverNotifications({ outbox: new SlowOutbox(store), beginMs: 10 });
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 1 });
    expect(mailer.sent).toEqual([]);
    expect(stored(id)?.state).toBe('due');
  });

  it('stores that a message has left as soon as the storage is back', async () => {
    const outbox = new FlakyOutbox(store);
    delivery = deliverNotifications({ outbox });
    const id = await due();
    outbox.faultsToCome = 1;
    expect(await inTime(delivery.execute())).toEqual({ sent: 1, failed: 0 });
    expect(stored(id)?.state).toBe('sent');
    expect(mailer.sent).toEqual([id]);
  });

  it('counts an e-mail as failed whose outcome cannot be stored, and reports it', async () => {
    const outbox = new InMemoryNotificationOutbox(store);
    outbox.markSent = async () => {
      throw new Error('no such table');
    };
    const id = await due();
    delivery = deliverNotifications({ outbox });
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 1 });
    const subject = expect.objectContaining({ id });
    expect(faults).toEqual([['outcome not written', expect.any(Error), subject]]);
  });

  it('sends an invoice with its PDF and its EHF file', async () => {
    const invoice = sampleInvoice();
    store.invoices.set(invoice.id, invoice);
    store.partners.set(invoice.partnerId, samplePartner());
    Object.assign(stored(await due())!, { kind: 'partner-invoice', invoiceId: invoice.id });
    const sent: (readonly string[])[] = [];
    mailer.send = async ({ attachments = [] }) => {
      sent.push(attachments.map(({ name }) => name));
    };
    await due();
    await inTime(delivery.execute());
    const files = [`${invoice.number}.pdf`, `${invoice.number}.xml`];
    expect(sent.toSorted((a, b) => b.length - a.length)).toEqual([files, []]);
  });

  it('claims nothing more before the last outcome is stored', async () => {
    const outbox = new FlakyOutbox(store);
    delivery = deliverNotifications({ outbox });
    const id = await due();
    outbox.faultsToCome = 1;
    const run = delivery.execute();
    for (let look = 0; look < 1_000 && outbox.faultsToCome > 0; look += 1) {
      await new Promise(setImmediate);
    }
    store.advance(31);
    await inTime(Promise.all([run, delivery.execute()]));
    expect(mailer.sent).toEqual([id]);
    expect(stored(id)?.state).toBe('sent');
  });

  it('aborts running attempts on command, whatever their number, to leave later', async () => {
    const silent = new SilentMailer();
    delivery = deliverNotifications({ carrier: silent });
    const id = await due();
    stored(id)!.attempts = MAX_ATTEMPTS - 1;
    await inTime(delivery.start());
    expect(silent.begun).toEqual([id]);
    const stopped = delivery.stop();
    delivery.giveUp();
    await inTime(stopped);
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: 'stopped' });
  });

  it('begins nothing from a claim that returns after the abort', async () => {
    const id = await due();
    const answered = Promise.withResolvers<void>();
    const outbox = new SlowOutbox(store, () => answered.promise);
    delivery = deliverNotifications({ outbox });
    const started = delivery.start();
    await new Promise(setImmediate);
    const stopped = delivery.stop();
    delivery.giveUp();
    answered.resolve();
    await inTime(Promise.all([started, stopped]));
    expect(mailer.sent).toEqual([]);
    expect(stored(id)).toMatchObject({ state: 'due', lastFault: 'stopped' });
  });

  it('claims nothing more once it stops', async () => {
    await due();
    await inTime(delivery.stop());
    expect(await inTime(delivery.execute())).toEqual({ sent: 0, failed: 0 });
    expect(mailer.sent).toEqual([]);
  });

  describe('after the final dot', () => {
    let weighing: WeighingMailer;
    beforeEach(() => {
      stopTimers();
      weighing = new WeighingMailer();
      delivery = deliverNotifications({ carrier: weighing });
    });
    afterEach(() => void jest.useRealTimers());

    /** All that workers set; the store has a clock of its own. */
    function stopTimers(): void {
      const running = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
      jest.useFakeTimers({ doNotFake: [...running, 'setImmediate', 'clearImmediate'] });
    }
    /** Advances both clocks while workers poll the outbox every ten seconds. */
    const pass = async (seconds: number, ...workers: DeliverNotifications[]) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        store.advance(Math.min(5, seconds - passed));
        jest.advanceTimersByTime(Math.min(5, seconds - passed) * 1000);
        for (const worker of workers) void worker.start();
        await settle();
      }
    };
    const unanswered = () => new DeliveryFault('ETIMEDOUT answer', true);
    const begin = async () => {
      const id = await due();
      await delivery.start();
      await settle();
      expect(weighing.copies).toEqual([id]);
      return id;
    };

    it('a server that takes 25 seconds gets one copy, while two workers look for more', async () => {
      const id = await begin();
      await pass(25, delivery, deliverNotifications({ carrier: weighing }));
      expect(stored(id)).toMatchObject({ state: 'uncertain', copies: 1 });
      expect(stored(id)!.leasedUntil!.getTime()).toBeGreaterThan(store.now.getTime());
      weighing.accept();
      await settle();
      expect(stored(id)).toMatchObject({ state: 'sent', lastFault: null });
      await pass(7_300, delivery);
      expect(weighing.copies).toEqual([id]);
    });

    it('a server that does not answer gets one more copy after an hour, and never a third', async () => {
      const id = await begin();
      await pass(600, delivery);
      weighing.fail(unanswered());
      await settle();
      expect(stored(id)).toMatchObject({ state: 'uncertain', lastFault: 'ETIMEDOUT answer' });
      await pass(3_595, delivery);
      expect(weighing.copies).toHaveLength(1);
      await pass(10, delivery);
      expect(weighing.copies).toEqual([id, id]);
      weighing.fail(unanswered());
      await pass(100_000, delivery);
      expect(weighing.copies).toEqual([id, id]);
      expect(stored(id)).toMatchObject({ state: 'uncertain', copies: 2 });
    });

    it('a lease that cannot be renewed is reported, and the attempt goes on', async () => {
      const outbox = new InMemoryNotificationOutbox(store);
      outbox.renew = async () => {
        throw new DomainError('storage-unavailable');
      };
      delivery = deliverNotifications({ carrier: weighing, outbox });
      const id = await begin();
      await pass(10);
      const subject = expect.objectContaining({ id });
      expect(faults).toEqual([['lease not renewed', expect.any(DomainError), subject]]);
      weighing.accept();
      await settle();
      expect(stored(id)?.state).toBe('sent');
      await pass(30);
      expect(faults).toHaveLength(1);
    });

    it('a lease is renewed no more once its attempt has ended, though the mailer goes on', async () => {
      const outbox = new InMemoryNotificationOutbox(store);
      let renewals = 0;
      outbox.renew = async () => void (renewals += 1);
      delivery = deliverNotifications({ carrier: new SilentMailer(), outbox, attemptMs: 15_000 });
      await due();
      await delivery.start();
      await pass(60);
      expect(renewals).toBe(1);
    });

    it('a worker that was suspended past its lease hands nothing over', async () => {
      const outbox = new InMemoryNotificationOutbox(store);
      const { handOver } = outbox;
      const clock = jest.spyOn(performance, 'now');
      outbox.handOver = async (...given) => {
        const isOurs = await handOver.apply(outbox, given);
        clock.mockReturnValue(performance.now() + 31_000);
        return isOurs;
      };
      delivery = deliverNotifications({ carrier: weighing, outbox });
      const id = await due();
      await delivery.start();
      await settle();
      clock.mockRestore();
      expect(weighing.copies).toEqual([]);
      expect(stored(id)).toMatchObject({ state: 'uncertain', lastFault: 'deadline passed' });
    });

    it('a killed worker leaves it to another one, once, after an hour', async () => {
      const id = await begin();
      const next = deliverNotifications({ carrier: weighing });
      // Its outcome is never stored, and nobody renews its lease.
      jest.useRealTimers();
      stopTimers();
      await pass(3_595, next);
      expect(weighing.copies).toEqual([id]);
      await pass(10, next);
      expect(weighing.copies).toEqual([id, id]);
      jest.useRealTimers();
      stopTimers();
      await pass(100_000, deliverNotifications({ carrier: weighing }));
      expect(weighing.copies).toEqual([id, id]);
    });

    it('a stop leaves it uncertain for an hour', async () => {
      const id = await begin();
      const stopped = delivery.stop();
      delivery.giveUp();
      await inTime(stopped);
      expect(stored(id)).toMatchObject({ state: 'uncertain', lastFault: 'stopped', copies: 1 });
      const next = deliverNotifications({ carrier: weighing });
      await pass(3_595, next);
      expect(weighing.copies).toEqual([id]);
      await pass(10, next);
      expect(weighing.copies).toEqual([id, id]);
    });

    it('a refusal proves that nothing was delivered, so the e-mail is retried as usual', async () => {
      const id = await begin();
      weighing.fail(new DeliveryFault('452 disk full', true, { isAnswered: true }));
      await settle();
      expect(stored(id)).toMatchObject({ state: 'due', copies: 0, lastFault: '452 disk full' });
      await pass(10, delivery);
      weighing.fail(new DeliveryFault('554 refused', false, { isAnswered: true }));
      await settle();
      expect(stored(id)).toMatchObject({ state: 'parked', copies: 0 });
    });

    it('a second attempt that does not reach the text costs no copy', async () => {
      const id = await begin();
      weighing.fail(unanswered());
      await settle();
      const refused = new ScriptedMailer();
      refused.faults.set(id, new DeliveryFault('ECONNREFUSED', true));
      store.advance(3_600);
      await deliverNotifications({ carrier: refused }).execute();
      expect(stored(id)).toMatchObject({ state: 'due', copies: 1 });
      await pass(3_600, delivery);
      expect(weighing.copies).toEqual([id, id]);
    });

    it('nothing leaves for a notification that is gone, and it costs no attempt', async () => {
      const id = await due();
      stored(id)!.attempts = MAX_ATTEMPTS - 1;
      const gone = new WeighingMailer();
      const outbox = new InMemoryNotificationOutbox(store);
      outbox.handOver = async () => false;
      await inTurns(deliverNotifications({ outbox, carrier: gone }).execute());
      expect(gone.copies).toEqual([]);
      const left = { state: 'due', copies: 0, lastFault: 'no longer ours' };
      expect(stored(id)).toMatchObject(left);
    });

    it('waiting e-mails use half of the slots, and a login link leaves at once', async () => {
      for (let made = 0; made < 40; made += 1) await due();
      void delivery.start();
      await settle();
      expect(weighing.copies).toHaveLength(10);
      await pass(100, delivery);
      expect(weighing.copies).toHaveLength(30);
      const id = randomUUID();
      const link = oneTimeLink(id, 'known-browser', SHARED_PASSWORD_SUBJECT, store.now);
      store.sendLink(link, 'digest');
      void delivery.start();
      await settle();
      expect(weighing.copies.at(-1)).toBe(id);
      weighing.accept();
      await settle();
      expect(weighing.copies).toHaveLength(41);
    });

    it('a slow attempt makes room for another one', async () => {
      delivery = deliverNotifications({ carrier: weighing, atOnce: 1 });
      for (let made = 0; made < 3; made += 1) await due();
      void delivery.start();
      for (const copies of [1, 2, 3]) {
        await settle();
        expect(weighing.copies).toHaveLength(copies);
        jest.advanceTimersByTime(10_000);
      }
    });

    it('nothing more is claimed where a stop finds an outcome that the storage refuses', async () => {
      const outbox = new FlakyOutbox(store);
      outbox.faultsToCome = Infinity;
      delivery = deliverNotifications({ outbox });
      const id = await due();
      void delivery.start();
      await settle();
      await due();
      void delivery.start();
      await settle();
      const stopped = delivery.stop();
      jest.advanceTimersByTime(250);
      await inTurns(stopped);
      expect(mailer.sent).toEqual([id]);
    });

    it('a login link leaves before e-mails that are due longer', async () => {
      for (let made = 0; made < 40; made += 1) await due();
      store.advance(60);
      const id = randomUUID();
      store.sendLink(
        oneTimeLink(id, 'known-browser', SHARED_PASSWORD_SUBJECT, store.now),
        'digest',
      );
      await pass(5, delivery);
      expect(weighing.copies[0]).toBe(id);
    });
  });
});

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
  let records: InMemoryNotificationRecords;
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
    records = new InMemoryNotificationRecords(store);
    resend = new ResendNotifications(records, delivery, 300);
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
    const patient = new ResendNotifications(
      new InMemoryNotificationRecords(store),
      delivery,
      60_000,
    );
    await delivery.execute();
    expect(await inTime(patient.execute())).toEqual({ sent: 0, failed: 0, pending: 0 });
    let runs = 0;
    delivery.execute = async () => {
      runs += 1;
      throw new Error('The storage is away');
    };
    expect(await inTime(patient.execute())).toEqual({ sent: 0, failed: 0, pending: 0 });
    expect(runs).toBe(0);
  });

  it('answers as soon as none is pending', async () => {
    const tally = { sent: 3, failed: 0, pending: 0 };
    records.tally = async () => tally;
    expect(await inTurns(new ResendNotifications(records, delivery).execute())).toEqual(tally);
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
    let looks = 0;
    const { tally } = records;
    records.tally = async (ids) => {
      if ((looks += 1) > 9) throw new Error('It looks without end');
      return tally.call(records, ids);
    };
    expect(await inTime(resend.execute())).toEqual({ sent: 0, failed: 0, pending: 3 });
    letGo();
    await delivery.stop();
    expect(store.notifications.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });
});

it('an e-mail about a sale makes the one superfluous that replaces it once the lead is erased', () => {
  const ownSale = sampleSale();
  const replaced = (email: object) => replacedBy(email as Outgoing);
  expect(replaced({ kind: 'dispute-decided', ownSale })).toEqual([
    { saleId: ownSale.id, kind: 'sale-ruling' },
  ]);
  expect(replaced({ kind: 'dispute-decided', ownSale: null })).toEqual([]);
  expect(replaced({ kind: 'partner-offer', ownSale })).toEqual([]);
  expect(replaced({ kind: 'partner-erasure' })).toEqual([]);
});
