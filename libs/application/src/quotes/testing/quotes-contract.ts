import { randomUUID } from 'node:crypto';
import {
  advance,
  attachToQuote,
  chooseQuote,
  detachFromQuote,
  EMPTY_DRAFT,
  templatesVersion,
  saveQuoteDraft,
  sendQuote,
  setStatus,
  withdrawQuote,
} from '@boligstyling/domain';
import { sampleAttachment, sampleTerms } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { type MatchingUnderTest, matchingSteps } from '../../lead-case/testing/matching-steps.js';
import type { Quotes } from '../write-quote.js';

export interface QuotesUnderTest extends MatchingUnderTest {
  quotes: Quotes;
}

/** Contract of the storage of quotes, which leads' cases write. */
export function quotesContract(setUp: () => Promise<QuotesUnderTest>): void {
  let under: QuotesUnderTest;
  const { happen, join, receive, take } = matchingSteps(async () => (under = await setUp()));

  const accepted = async (changes = {}) => {
    const partner = await join();
    const leadId = await receive(changes);
    await take(leadId);
    const [of] = await under.matching.assignmentsOf(leadId);
    return { leadId, partner, id: of?.assignment.id ?? '' };
  };
  const terms = (changes = {}) =>
    sampleTerms({ validUntil: inDays(30), earliestStart: inDays(9), ...changes });
  const send = (leadId: string, id: string, changes = {}, seen: number | null = null) =>
    happen(leadId, (open) =>
      sendQuote(open, id, terms(changes), { seen, idempotencyKey: `key-${seen}` }),
    );
  const caseOf = async (leadId: string) => (await under.matching.caseOf(leadId))?.quotes ?? [];
  const emails = async () =>
    (await under.outbox.claimDue(99, 30)).flatMap((it) => (it.kind === 'owner-quotes' ? [it] : []));

  describe('the storage of quotes', () => {
    it('keeps a quote with its draft, all its versions and the choice', async () => {
      const { id, leadId, partner } = await accepted();
      await happen(leadId, (open) => saveQuoteDraft(open, id, { ...EMPTY_DRAFT, priceFrom: 5 }));
      expect(await caseOf(leadId)).toMatchObject([
        { assignmentId: id, partnerId: partner.id, state: 'draft', draft: { priceFrom: 5 } },
      ]);
      expect(await under.quotes.ofLead(leadId)).toEqual([]);
      await send(leadId, id);
      await send(leadId, id, { priceFrom: 20_000 }, 1);
      const [quote] = await under.quotes.ofLead(leadId);
      expect(quote).toMatchObject({ state: 'sent', draft: null, chosenAt: null });
      expect(quote?.versions).toEqual([
        {
          ...{ version: 1, sentAt: expect.any(Date), idempotencyKey: 'key-null' },
          ...{ service: 'Fullstyling', terms: terms() },
        },
        {
          ...{ version: 2, sentAt: expect.any(Date), idempotencyKey: 'key-1' },
          service: 'Fullstyling',
          terms: terms({ priceFrom: 20_000 }),
        },
      ]);
      await happen(leadId, (open) => chooseQuote(open, quote?.id ?? '', 2));
      expect(await caseOf(leadId)).toMatchObject([{ state: 'chosen', chosenAt: expect.any(Date) }]);
    });

    it('keeps attachments with the versions that were sent with them', async () => {
      const { id, leadId } = await accepted();
      const [one, other] = ['Plan.pdf', 'Stue.jpg'].map((name) =>
        sampleAttachment({ name, id: randomUUID(), fileId: randomUUID() }),
      );
      const attach = (attachment = one!) =>
        happen(leadId, (open) => void attachToQuote(open, id, attachment));
      await attach();
      await attach();
      await attach(other);
      await happen(leadId, (open) => detachFromQuote(open, id, other!.id));
      const [draft] = await caseOf(leadId);
      expect(draft?.attachments).toEqual([one]);
      expect(await under.quotes.findAttachment(one!.fileId)).toEqual(one);
      expect(await under.quotes.findAttachment(other!.fileId)).toBeUndefined();
      await send(leadId, id);
      await attach(other);
      await happen(leadId, (open) => detachFromQuote(open, id, one!.id));
      const [sent] = await under.quotes.ofLead(leadId);
      expect(sent?.attachments).toEqual(
        expect.arrayContaining([{ ...one, firstVersion: 1, lastVersion: 1 }, other]),
      );
    });

    it('finds the terms that a partner sent last for a service', async () => {
      const { id, leadId, partner } = await accepted();
      expect(await under.quotes.lastTermsOf(partner.id, 'Fullstyling')).toBeUndefined();
      await send(leadId, id);
      await send(leadId, id, { priceFrom: 20_000 }, 1);
      const last = await under.quotes.lastTermsOf(partner.id, 'Fullstyling');
      expect(last).toMatchObject({ priceFrom: 20_000 });
      expect(await under.quotes.lastTermsOf(partner.id, 'Delstyling')).toBeUndefined();
    });

    it('finds the registration for MVA that a partner stated last, for any service', async () => {
      const { id, leadId, partner } = await accepted();
      expect(await under.quotes.lastVatOf(partner.id)).toBeUndefined();
      await send(leadId, id, { hasVat: false });
      expect(await under.quotes.lastVatOf(partner.id)).toBe(false);
      await send(leadId, id, { hasVat: true }, 1);
      expect(await under.quotes.lastVatOf(partner.id)).toBe(true);
      expect(await under.quotes.lastVatOf((await join()).id)).toBeUndefined();
    });

    it('replaces the templates of a partner, in its order', async () => {
      const [partner, other] = [await join(), await join()];
      const template = (name: string) => ({ id: randomUUID(), name, terms: { ...EMPTY_DRAFT } });
      const both = [template('To rom'), template('Alt')];
      await under.quotes.keepTemplates(partner.id, both);
      await under.quotes.keepTemplates(other.id, [template('Mitt')]);
      expect(await under.quotes.templatesOf(partner.id)).toEqual(both);
      await under.quotes.keepTemplates(partner.id, [both[1]!]);
      expect(await under.quotes.templatesOf(partner.id)).toEqual([both[1]]);
      expect(await under.quotes.templatesOf(other.id)).toHaveLength(1);
    });

    it('keeps one of concurrent replacements of the same templates', async () => {
      const partner = await join();
      const stale = {
        status: 'rejected',
        reason: expect.objectContaining({ code: 'version-stale' }),
      };
      for (let round = 0; round < 4; round += 1) {
        const seen = templatesVersion(await under.quotes.templatesOf(partner.id));
        const keep = (name: string) =>
          under.quotes.keepTemplates(
            partner.id,
            [{ id: randomUUID(), name, terms: { ...EMPTY_DRAFT } }],
            seen,
          );
        const kept = await Promise.allSettled(['To rom', 'Alt', 'Stue'].map(keep));
        expect(kept.filter(({ status }) => status === 'rejected')).toEqual([stale, stale]);
      }
      expect(await under.quotes.templatesOf(partner.id)).toHaveLength(1);
    });

    it('has one e-mail to the owner leave at once, and holds the next for an hour', async () => {
      const { id, leadId } = await accepted();
      await send(leadId, id);
      const [first] = await emails();
      expect(first?.quotes.map(({ assignmentId }) => assignmentId)).toEqual([id]);
      await under.outbox.markSent(first!);
      await send(leadId, id, { priceFrom: 20_000 }, 1);
      await send(leadId, id, { priceFrom: 19_000 }, 2);
      expect(await emails()).toEqual([]);
      const reported = (await under.matching.caseOf(leadId))?.notifiedAt.get('owner-quotes');
      expect(Number(reported)).toBeGreaterThan(Date.now() + 50 * 60_000);
    });

    it('tells the owner of the acceptance at once when its partner sends a quote', async () => {
      const { id, leadId } = await accepted();
      const kinds = async () =>
        (await under.outbox.claimDue(99, 30))
          .map(({ kind }) => kind)
          .filter((kind) => kind.startsWith('owner-'));
      expect(await kinds()).toEqual([]);
      await send(leadId, id);
      expect((await kinds()).toSorted()).toEqual(['owner-matched', 'owner-quotes']);
    });

    it('drops the e-mail to the owner once no quote is open', async () => {
      const { id, leadId } = await accepted();
      await send(leadId, id);
      await happen(leadId, (open) => withdrawQuote(open, id));
      expect(await emails()).toEqual([]);
    });

    it('drops e-mails about a state that the quote has left since', async () => {
      const { id, leadId } = await accepted();
      await send(leadId, id);
      const toTell = async () =>
        (await under.outbox.claimDue(99, -1))
          .map(({ kind }) => kind)
          .filter((kind) => kind.startsWith('quote-'));
      await happen(leadId, advance, new Date(Date.now() + 40 * DAY_MS));
      expect(await toTell()).toEqual(['quote-expired']);
      await happen(leadId, (open) => {
        const again = { seen: 1, idempotencyKey: 'again' };
        sendQuote(open, id, terms({ validUntil: inDays(60) }), again);
        open.ledger.notify('quote-expired', id);
      });
      expect(await toTell()).toEqual([]);
      const quote = (await caseOf(leadId))[0]?.id ?? '';
      await happen(leadId, (open) => chooseQuote(open, quote, 2));
      const minutes = (count: number) => new Date(Date.now() + count * 60_000);
      await happen(leadId, advance, minutes(11));
      expect(await toTell()).toEqual(['quote-chosen']);
      await happen(leadId, (open) => setStatus(open, 'lost', 'won', 'Ombestemt.'), minutes(12));
      await happen(leadId, advance, minutes(23));
      expect(await toTell()).toEqual(['quote-overruled']);
    });
  });
}

const DAY_MS = 24 * 3_600_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
