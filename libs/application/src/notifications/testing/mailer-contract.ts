import { describe, expect, it } from '@jest/globals';
import type { Mailer, Message } from '../messages.js';
import { DeliveryFault } from '../../core/outbox.js';
import { sampleMessage } from './sample-message.js';

/** What a contract needs: a mailer that has sent nothing, and a hold on what lies behind it. */
export interface MailerUnderTest {
  mailer: Mailer;
  /** The messages that were taken over, as a mail program on the receiving side reads them. */
  takenOver(): Promise<Message[]>;
  /** Makes what the mailer hands over to unable to take anything. */
  interrupt(): Promise<void>;
  /** Ends the interruption. */
  restore(): Promise<void>;
}

/** What every {@link Mailer} keeps. `setUp` gives a fresh one in each test. */
export function mailerContract(setUp: () => Promise<MailerUnderTest>): void {
  const inTime = () => new AbortController().signal;
  const handOver = async () => undefined;

  describe('a mailer', () => {
    it.each([
      ['all that a message says', sampleMessage()],
      ['a message that nobody can answer', sampleMessage({ replyTo: undefined })],
    ])('carries %s', async (_, message) => {
      const { mailer, takenOver } = await setUp();
      await mailer.send(message, inTime(), handOver);
      expect(await takenOver()).toEqual([message]);
    });

    it('keeps many at the same time apart', async () => {
      const { mailer, takenOver } = await setUp();
      const many = Array.from({ length: 25 }, () => sampleMessage());
      await Promise.all(many.map((message) => mailer.send(message, inTime(), handOver)));
      expect(idsOf(await takenOver()).sort()).toEqual(idsOf(many).sort());
    });

    it('lets a message that is sent again be recognised', async () => {
      const { mailer, takenOver } = await setUp();
      const message = sampleMessage();
      await mailer.send(message, inTime(), handOver);
      await mailer.send(message, inTime(), handOver);
      expect(new Set(idsOf(await takenOver()))).toEqual(new Set([message.messageId]));
    });

    it('sends nothing after the deadline, and says that it may succeed later', async () => {
      const { mailer, takenOver } = await setUp();
      const late = mailer.send(sampleMessage(), AbortSignal.abort(), handOver);
      await expect(late).rejects.toMatchObject({ name: 'DeliveryFault', canPass: true });
      expect(await takenOver()).toEqual([]);
    });

    it('fails while nothing can be taken over, names nobody, and succeeds afterwards', async () => {
      const { mailer, takenOver, interrupt, restore } = await setUp();
      const message = sampleMessage();
      await interrupt();
      const fault: unknown = await mailer.send(message, inTime(), handOver).catch((error) => error);
      expect(fault).toBeInstanceOf(DeliveryFault);
      expect(fault).toMatchObject({ canPass: true, cause: expect.not.stringMatching(/kari|@/i) });
      await restore();
      await mailer.send(message, inTime(), handOver);
      expect(await takenOver()).toEqual([message]);
    });
  });
}

function idsOf(messages: Message[]): string[] {
  return messages.map(({ messageId }) => messageId);
}
