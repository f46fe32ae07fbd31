import { describe, expect, it } from '@jest/globals';
import { NOTIFICATION_KINDS } from '@boligstyling/domain';
import { DeliveryFault, type Mailer } from '../ports/mailer.js';
import { sampleNotification } from './sample-notification.js';

/** What a contract needs: a mailer that has sent nothing, and a hold on what lies behind it. */
export interface MailerUnderTest {
  mailer: Mailer;
  /** The ids of the notifications that were taken over, as the receiving side tells them. */
  takenOver(): Promise<string[]>;
  /** Makes what the mailer hands over to unable to take anything. */
  interrupt(): Promise<void>;
  /** Ends the interruption. */
  restore(): Promise<void>;
}

/** What every {@link Mailer} keeps. `setUp` gives a fresh one in each test. */
export function mailerContract(setUp: () => Promise<MailerUnderTest>): void {
  const inTime = () => new AbortController().signal;

  describe('a mailer', () => {
    it.each(NOTIFICATION_KINDS)('takes over a notification of the kind %s', async (kind) => {
      const { mailer, takenOver } = await setUp();
      const notification = sampleNotification(kind);
      await mailer.send(notification, inTime());
      expect(await takenOver()).toEqual([notification.id]);
    });

    it('keeps many at the same time apart', async () => {
      const { mailer, takenOver } = await setUp();
      const many = Array.from({ length: 25 }, () => sampleNotification('lead-notice'));
      await Promise.all(many.map((notification) => mailer.send(notification, inTime())));
      expect((await takenOver()).sort()).toEqual(many.map(({ id }) => id).sort());
    });

    it('lets a notification that is sent again be recognised', async () => {
      const { mailer, takenOver } = await setUp();
      const notification = sampleNotification('owner-confirmation');
      await mailer.send(notification, inTime());
      await mailer.send({ ...notification, attempts: 2 }, inTime());
      expect(new Set(await takenOver())).toEqual(new Set([notification.id]));
    });

    it('sends nothing after the deadline, and says that it may succeed later', async () => {
      const { mailer, takenOver } = await setUp();
      const late = mailer.send(sampleNotification('lead-notice'), AbortSignal.abort());
      await expect(late).rejects.toMatchObject({ name: 'DeliveryFault', canPass: true });
      expect(await takenOver()).toEqual([]);
    });

    it('fails while nothing can be taken over, names nobody, and succeeds afterwards', async () => {
      const { mailer, takenOver, interrupt, restore } = await setUp();
      const notification = sampleNotification('owner-confirmation');
      await interrupt();
      const fault: unknown = await mailer.send(notification, inTime()).catch((error) => error);
      expect(fault).toBeInstanceOf(DeliveryFault);
      expect(fault).toMatchObject({ canPass: true, cause: expect.not.stringMatching(/kari|@/i) });
      await restore();
      await mailer.send(notification, inTime());
      expect(await takenOver()).toEqual([notification.id]);
    });
  });
}
