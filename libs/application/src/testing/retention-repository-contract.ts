import { randomUUID } from 'node:crypto';
import { FIRST_EMAILS_A_DAY } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LeadHistory } from '../ports/lead-history.js';
import type { LeadRepository } from '../ports/lead-repository.js';
import type { MatchingRepository } from '../ports/matching-repository.js';
import type { RetentionRepository } from '../ports/retention-repository.js';
import { happen } from './happen.js';
import { sampleLead } from './sample-lead.js';

/** What a contract needs: an empty storage, seen through four ports. */
export interface RetentionUnderTest {
  leads: LeadRepository;
  matching: MatchingRepository;
  history: LeadHistory;
  retention: RetentionRepository;
}

const SINCE = new Date('2026-11-20T12:00:00.000Z');
const JUST_AFTER = new Date('2026-11-20T12:00:00.001Z');

/** What every {@link RetentionRepository} keeps. `setUp` gives an empty one in each test. */
export function retentionRepositoryContract(setUp: () => Promise<RetentionUnderTest>): void {
  const received = async ({ leads }: RetentionUnderTest, receivedAt: Date) => {
    const lead = sampleLead({ receivedAt });
    const notificationId = randomUUID();
    await leads.receive(lead, [{ id: notificationId, kind: 'lead-notice' }]);
    return { id: lead.id, notificationId };
  };
  const noted = ({ matching }: RetentionUnderTest, leadId: string, at: Date) =>
    happen(matching, leadId, (leadCase) => leadCase.addNote('Ringt'), at);

  describe('a retention repository', () => {
    it('erases to the millisecond what was last active at the given moment', async () => {
      const under = await setUp();
      const old = await received(under, SINCE);
      const young = await received(under, JUST_AFTER);
      expect(await under.retention.eraseInactive(SINCE, 10)).toBe(1);
      expect(await under.leads.findById(old.id)).toBeUndefined();
      expect(await under.leads.findById(young.id)).toBeDefined();
    });

    it('keeps a lead that something has happened to since', async () => {
      const under = await setUp();
      const { id } = await received(under, SINCE);
      await noted(under, id, JUST_AFTER);
      expect(await under.retention.eraseInactive(SINCE, 10)).toBe(0);
      expect(await under.retention.eraseInactive(JUST_AFTER, 10)).toBe(1);
    });

    it('erases the history and the notifications with the lead', async () => {
      const under = await setUp();
      const old = await received(under, SINCE);
      const young = await received(under, JUST_AFTER);
      await noted(under, old.id, SINCE);
      await under.retention.eraseInactive(SINCE, 10);
      expect(await under.history.ofLead(old.id)).toEqual([]);
      const ids = [old.notificationId, young.notificationId];
      expect(await under.retention.withoutNotification(ids)).toEqual([old.notificationId]);
    });

    it('takes no more than it is asked for, and all in the end', async () => {
      const under = await setUp();
      for (let made = 0; made < 5; made += 1) await received(under, SINCE);
      expect(await under.retention.eraseInactive(SINCE, 3)).toBe(3);
      expect(await under.retention.eraseInactive(SINCE, 3)).toBe(2);
      expect(await under.retention.eraseInactive(SINCE, 3)).toBe(0);
    });

    it('forgets first e-mails once their day is over', async () => {
      const under = await setUp();
      const customerEmail = `${randomUUID().replaceAll('-', '')}@nordmann.no`;
      const noon = new Date('2026-11-20T12:00:00.000Z');
      const isHeld = async () => {
        const lead = sampleLead({ customerEmail, receivedAt: noon });
        await under.leads.receive(lead, [{ id: randomUUID(), kind: 'owner-confirmation' }]);
        return (await under.leads.findById(lead.id))?.suspicion !== null;
      };
      for (let sent = 0; sent < FIRST_EMAILS_A_DAY; sent += 1) expect(await isHeld()).toBe(false);
      await under.retention.forgetFirstEmails(new Date('2026-11-20T23:59:59.999Z'));
      expect(await isHeld()).toBe(true);
      await under.retention.forgetFirstEmails(new Date('2026-11-21T00:00:00.000Z'));
      expect(await isHeld()).toBe(false);
    });

    it('forgets the keys of what was erased at the given moment or before', async () => {
      const under = await setUp();
      const submission = { key: randomUUID(), digest: 'one' };
      const lead = sampleLead();
      await under.leads.receive(lead, [], submission);
      const before = new Date(Date.now() - 60_000);
      await under.leads.erase(lead.id);
      await under.retention.forgetErasedKeys(before);
      expect(await under.leads.findSubmission(submission)).toEqual({ outcome: 'erased' });
      await under.retention.forgetErasedKeys(new Date(Date.now() + 60_000));
      expect(await under.leads.findSubmission(submission)).toBeUndefined();
    });

    it('erases each lead once, however many ask at the same time', async () => {
      const under = await setUp();
      for (let made = 0; made < 20; made += 1) await received(under, SINCE);
      const erased = await Promise.all(
        Array.from({ length: 8 }, () => under.retention.eraseInactive(SINCE, 20)),
      );
      expect(erased.reduce((sum, count) => sum + count)).toBe(20);
    });
  });
}
