import { describe, expect, it } from '@jest/globals';
import type { Mailer, Message } from '../messages.js';
import { DeliveryFault } from '../../core/outbox.js';
import { sampleMessage } from './sample-message.js';

/** A mailer that has sent nothing, and control of the server behind it. */
export interface MailerUnderTest {
  mailer: Mailer;
  /** The messages taken over, as the receiving side parses them. */
  takenOver(): Promise<Message[]>;
  /** Makes the server unable to take anything. */
  interrupt(): Promise<void>;
  restore(): Promise<void>;
}

/** Contract of every {@link Mailer}; each test gets a new one. */
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

    it('keeps concurrent messages apart', async () => {
      const { mailer, takenOver } = await setUp();
      const many = Array.from({ length: 25 }, () => sampleMessage());
      await Promise.all(many.map((message) => mailer.send(message, inTime(), handOver)));
      expect(idsOf(await takenOver()).sort()).toEqual(idsOf(many).sort());
    });

    it('makes a resent message recognisable', async () => {
      const { mailer, takenOver } = await setUp();
      const message = sampleMessage();
      await mailer.send(message, inTime(), handOver);
      await mailer.send(message, inTime(), handOver);
      expect(new Set(idsOf(await takenOver()))).toEqual(new Set([message.messageId]));
    });

    it('sends nothing after the deadline, and reports a temporary fault', async () => {
      const { mailer, takenOver } = await setUp();
      const late = mailer.send(sampleMessage(), AbortSignal.abort(), handOver);
      await expect(late).rejects.toMatchObject({ name: 'DeliveryFault', canPass: true });
      expect(await takenOver()).toEqual([]);
    });

    it('fails during an outage without naming a person, and succeeds afterwards', async () => {
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
