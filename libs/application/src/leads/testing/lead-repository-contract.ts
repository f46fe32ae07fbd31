import { randomUUID } from 'node:crypto';
import { FIRST_EMAILS_A_DAY, type Lead } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LeadRepository } from '../lead-repository.js';
import { sampleLead } from './sample-lead.js';

const notifications = () => [
  { id: randomUUID(), kind: 'owner-confirmation' as const },
  { id: randomUUID(), kind: 'lead-notification' as const },
];

/** Contract of every {@link LeadRepository}; each test calls `repository` anew. */
export function leadRepositoryContract(repository: () => LeadRepository): void {
  describe('a lead repository', () => {
    it('returns a lead it received', async () => {
      const lead = sampleLead({ additionalInfo: null, message: 'To\nlinjer, «æøå» og 🛋️' });
      const receipt = await repository().receive(lead, notifications());
      expect(receipt).toEqual({ outcome: 'stored', id: lead.id, receivedAt: lead.receivedAt });
      expect(await repository().findById(lead.id)).toMatchObject(lead);
    });

    it('finds no lead it has not received', async () => {
      expect(await repository().findById(randomUUID())).toBeUndefined();
    });

    it('stores one lead for concurrent repeats of a submission', async () => {
      const submission = { idempotencyKey: randomUUID(), digest: 'same' };
      const receipts = await Promise.all(
        Array.from({ length: 50 }, () =>
          repository().receive(sampleLead(), notifications(), submission),
        ),
      );
      const stored = receipts.filter(({ outcome }) => outcome === 'stored');
      const ids = new Set(receipts.map((receipt) => 'id' in receipt && receipt.id));
      expect(stored).toHaveLength(1);
      expect(ids.size).toBe(1);
    });

    it('answers each of many concurrent submissions with its own receipt', async () => {
      const leads = Array.from({ length: 250 }, () => sampleLead());
      const one = repository();
      const receipts = await Promise.all(leads.map((lead) => one.receive(lead, notifications())));
      expect(receipts.map((receipt) => 'id' in receipt && receipt.id)).toEqual(
        leads.map(({ id }) => id),
      );
      const found = await Promise.all(leads.map(({ id }) => one.findById(id)));
      expect(found).toEqual(leads.map(({ id }) => expect.objectContaining({ id })));
    });

    it('stores the first of several concurrent submissions under one idempotency key', async () => {
      const one = repository();
      const [key, otherKey] = [randomUUID(), randomUUID()];
      const receive = (submission?: { idempotencyKey: string; digest: string }) => {
        const lead = sampleLead();
        return { id: lead.id, receipt: one.receive(lead, notifications(), submission) };
      };
      // The first ones keep the storage busy, so that the rest wait for it together.
      const busy = [receive(), receive()];
      const first = receive({ idempotencyKey: key, digest: 'one' });
      const rest = [
        receive({ idempotencyKey: otherKey, digest: 'one' }),
        receive({ idempotencyKey: key, digest: 'one' }),
        receive({ idempotencyKey: key, digest: 'other' }),
      ];
      const receipts = await Promise.all([first, ...rest].map(({ receipt }) => receipt));
      await Promise.all(busy.map(({ receipt }) => receipt));
      expect(receipts).toMatchObject([
        { outcome: 'stored', id: first.id },
        { outcome: 'stored' },
        { outcome: 'repeated', id: first.id },
        { outcome: 'idempotency-key-reused' },
      ]);
    });

    it('refuses an idempotency key with other content', async () => {
      const key = randomUUID();
      await repository().receive(sampleLead(), notifications(), {
        idempotencyKey: key,
        digest: 'one',
      });
      const other = sampleLead();
      const receipt = await repository().receive(other, notifications(), {
        idempotencyKey: key,
        digest: 'other',
      });
      expect(receipt).toEqual({ outcome: 'idempotency-key-reused' });
      expect(await repository().findById(other.id)).toBeUndefined();
    });

    it('stores nothing under the idempotency key of an erased lead', async () => {
      const one = repository();
      const key = randomUUID();
      const first = sampleLead();
      await one.receive(first, notifications(), { idempotencyKey: key, digest: 'one' });
      await one.erase(first.id);
      const repeats = ['one', 'other'].map((digest) => ({
        lead: sampleLead(),
        idempotencyKey: key,
        digest,
      }));
      const stranger = { lead: sampleLead(), idempotencyKey: randomUUID(), digest: 'one' };
      const receipts = await Promise.all(
        [...repeats, stranger].map(({ lead, ...submission }) =>
          one.receive(lead, notifications(), submission),
        ),
      );
      expect(receipts.map(({ outcome }) => outcome)).toEqual(['erased', 'erased', 'stored']);
      for (const { lead } of repeats) expect(await one.findById(lead.id)).toBeUndefined();
      expect(await one.findSubmission({ idempotencyKey: key, digest: 'one' })).toEqual({
        outcome: 'erased',
      });
    });

    const someone = () => `${randomUUID().replaceAll('-', '')}@nordmann.no`;
    const isHeld = async ({ id }: Pick<Lead, 'id'>) =>
      (await repository().findById(id))?.suspicion === 'too-many-to-address';
    const received = async (changes: Partial<Lead>) => {
      const lead = sampleLead(changes);
      await repository().receive(lead, notifications());
      return isHeld(lead);
    };

    it('holds the lead with the sixth first e-mail of a day to one mailbox', async () => {
      const customerEmail = someone();
      const spellings = [
        customerEmail,
        customerEmail.toUpperCase(),
        `${customerEmail[0]}.${customerEmail.slice(1)}`,
      ];
      for (let sent = 0; sent < FIRST_EMAILS_A_DAY; sent += 1) {
        expect(await received({ customerEmail: spellings[sent % 3] })).toBe(false);
      }
      const tagged = customerEmail.replace('@', '+more@');
      expect(await received({ customerEmail: tagged })).toBe(true);
      expect(await received({ customerEmail })).toBe(true);
      expect(await received({ customerEmail: someone() })).toBe(false);
      const tomorrow = new Date('2026-11-21T00:00:00.000Z');
      expect(await received({ customerEmail, receivedAt: tomorrow })).toBe(false);
    });

    it('holds all but five of many concurrent leads for one mailbox, over two processes', async () => {
      const customerEmail = someone();
      const replicas = [repository(), repository()];
      const leads = Array.from({ length: 30 }, () => sampleLead({ customerEmail }));
      await Promise.all(
        leads.map((lead, index) => replicas[index % 2]?.receive(lead, notifications())),
      );
      const held = await Promise.all(leads.map(isHeld));
      expect(held.filter((each) => !each)).toHaveLength(FIRST_EMAILS_A_DAY);
    });

    it('counts a submission once for all its repeats', async () => {
      const customerEmail = someone();
      const submission = { idempotencyKey: randomUUID(), digest: 'same' };
      const repeat = () =>
        repository().receive(sampleLead({ customerEmail }), notifications(), submission);
      await Promise.all(Array.from({ length: 20 }, repeat));
      await repeat();
      for (let more = 1; more < FIRST_EMAILS_A_DAY; more += 1) {
        expect(await received({ customerEmail })).toBe(false);
      }
      expect(await received({ customerEmail })).toBe(true);
    });

    it('neither counts nor holds a lead that causes no e-mail to its owner', async () => {
      const customerEmail = someone();
      const notice = () => [{ id: randomUUID(), kind: 'lead-notification' as const }];
      for (let sent = 0; sent <= FIRST_EMAILS_A_DAY; sent += 1) {
        const lead = sampleLead({ customerEmail, suspicion: 'hidden-field-filled' });
        await repository().receive(lead, notice());
        expect(await repository().findById(lead.id)).toEqual(lead);
      }
      expect(await received({ customerEmail })).toBe(false);
    });

    it('finds a submission it has received, and stores nothing by reading', async () => {
      const submission = { idempotencyKey: randomUUID(), digest: 'one' };
      expect(await repository().findSubmission(submission)).toBeUndefined();
      const { id, receivedAt } = sampleLead();
      await repository().receive(sampleLead({ id, receivedAt }), notifications(), submission);
      const repeated = { outcome: 'repeated', id, receivedAt };
      expect(await repository().findSubmission(submission)).toEqual(repeated);
      const other = await repository().findSubmission({ ...submission, digest: 'other' });
      expect(other).toEqual({ outcome: 'idempotency-key-reused' });
    });
  });
}
