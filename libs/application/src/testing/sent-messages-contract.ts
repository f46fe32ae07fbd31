import { type NotificationKind, type NotificationState, ONCE_KINDS } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { SentMessages } from '../ports/sent-messages.js';

/** Of a row that is put there: how far it got, and when it left. */
export interface MessageRow {
  readonly state: NotificationState;
  readonly sentAt: Date | null;
}

/** What a contract needs: empty outboxes, and ways to fill them and to look. */
export interface SentMessagesUnderTest {
  sent: SentMessages;
  /** An e-mail that a lead has caused. Gives its id. */
  email(row: MessageRow & { kind: NotificationKind }): Promise<string>;
  /** An e-mail to who has applied as a partner. */
  otherEmail(row: MessageRow): Promise<string>;
  webhook(row: MessageRow): Promise<string>;
  /** The ids of all that is left. */
  left(): Promise<string[]>;
}

const UNTIL = new Date('2026-05-26T12:00:00.000Z');
const JUST_AFTER = new Date('2026-05-26T12:00:00.001Z');

/** What every {@link SentMessages} keeps. `setUp` gives empty outboxes in each test. */
export function sentMessagesContract(setUp: () => Promise<SentMessagesUnderTest>): void {
  const kind = 'partner-question';
  const gone: MessageRow = { state: 'sent', sentAt: UNTIL };

  describe('messages that have left', () => {
    it('are forgotten to the millisecond', async () => {
      const { sent, email, webhook, left } = await setUp();
      await email({ ...gone, kind });
      await webhook(gone);
      const young = { state: 'sent', sentAt: JUST_AFTER } as const;
      const kept = [await email({ ...young, kind }), await webhook(young)];
      expect(await sent.forgetEmails(UNTIL, 10)).toBe(1);
      expect(await sent.forgetWebhooks(UNTIL, 10)).toBe(1);
      expect(await left()).toEqual(kept.sort());
    });

    it('are not those that wait or were given up, however old', async () => {
      const { sent, email, webhook, left } = await setUp();
      const kept: string[] = [];
      for (const state of ['due', 'parked'] as const) {
        kept.push(await email({ state, sentAt: null, kind }));
        kept.push(await webhook({ state, sentAt: null }));
      }
      const never = new Date('2100-01-01T00:00:00.000Z');
      expect(await sent.forgetEmails(never, 10)).toBe(0);
      expect(await sent.forgetWebhooks(never, 10)).toBe(0);
      expect(await left()).toEqual(kept.sort());
    });

    it.each(ONCE_KINDS)('stay where there is one for a lead: %s', async (once) => {
      const { sent, email, left } = await setUp();
      const id = await email({ ...gone, kind: once });
      expect(await sent.forgetEmails(UNTIL, 10)).toBe(0);
      expect(await left()).toEqual([id]);
    });

    it('stay where they tell of no lead', async () => {
      const { sent, otherEmail, left } = await setUp();
      const id = await otherEmail(gone);
      expect(await sent.forgetEmails(UNTIL, 10)).toBe(0);
      expect(await left()).toEqual([id]);
    });

    it('are forgotten no more at a time than is asked for, and all in the end', async () => {
      const { sent, email, webhook } = await setUp();
      for (let made = 0; made < 3; made += 1) {
        await email({ ...gone, kind });
        await webhook(gone);
      }
      for (const count of [2, 1, 0]) {
        expect(await sent.forgetEmails(UNTIL, 2)).toBe(count);
        expect(await sent.forgetWebhooks(UNTIL, 2)).toBe(count);
      }
    });

    it('are forgotten once, however many replicas do so at the same time', async () => {
      const { sent, email } = await setUp();
      for (let made = 0; made < 20; made += 1) await email({ ...gone, kind });
      const counts = await Promise.all(
        Array.from({ length: 6 }, () => sent.forgetEmails(UNTIL, 20)),
      );
      expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    });
  });
}
