import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  acceptAssignment,
  EMPTY_DRAFT,
  type Lead,
  MAX_QUOTE_TEMPLATES,
  type Partner,
  withdrawByOwner,
} from '@boligstyling/domain';
import { sampleAttachment, sampleTerms } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';
import { WriteQuote } from './write-quote.js';

const TERMS = sampleTerms({ earliestStart: '2027-01-10', validUntil: '2027-01-01' });
const FIRST = { seen: null, idempotencyKey: null };

let market: TestMarket;
let write: WriteQuote;
let lead: Lead;
let stine: Partner;
let access: { partnerId: string; assignmentId: string };

beforeEach(async () => {
  market = new TestMarket();
  const { matching, quotes, reviews, cases, signer, ids, clock } = market;
  write = new WriteQuote(matching, quotes, reviews, cases, signer, ids, clock);
  market.join('Berit');
  stine = market.join('Stine');
  lead = await market.asked();
  const asked = [...market.store.assignments.values()];
  const assignment = asked.find(({ partnerId }) => partnerId === stine.id);
  access = { partnerId: stine.id, assignmentId: assignment!.id };
});

const accept = () =>
  market.cases.open(lead.id, (open) => acceptAssignment(open, access.assignmentId));

describe('a stylist’s quote', () => {
  it('is drafted, sent, revised and withdrawn', async () => {
    await accept();
    const drafted = await write.saveDraft(access, { ...EMPTY_DRAFT, message: ' Hei ' });
    expect(drafted.quote).toMatchObject({ state: 'draft', draft: { message: 'Hei' } });
    const sent = await write.send(access, TERMS, FIRST);
    expect(sent.quote).toMatchObject({ state: 'sent', draft: null, versions: [{ terms: TERMS }] });
    const stale = write.send(access, TERMS, { seen: 2, idempotencyKey: null });
    await expect(stale).rejects.toMatchObject({ code: 'version-stale' });
    const link = { token: market.partnerLink(lead, stine) };
    const revised = await write.send(link, { ...TERMS, priceFrom: 1 }, { ...FIRST, seen: 1 });
    expect(revised.quote?.versions).toHaveLength(2);
    expect((await write.withdraw(access)).quote?.state).toBe('withdrawn');
  });

  it('is read beside its lead, with what the partner stated last', async () => {
    await accept();
    const { store } = market;
    const assignment = store.assignments.get(access.assignmentId);
    expect(await write.view(access)).toEqual({
      ...{ assignment, lead: store.leads.get(lead.id), partner: stine, quote: undefined },
      ...{ showsOwner: true, isLeadOpen: true, rating: { stars: null, count: 0 } },
      ...{ attachments: [], suggestion: null, lastVat: null, templates: [], seenAt: store.now },
    });
    await write.send(access, { ...TERMS, hasVat: false }, FIRST);
    const [quote] = [...store.quotes.values()];
    store.quotes.set(quote!.id, { ...quote!, attachments: [sampleAttachment()] });
    const desk = await write.view(access);
    expect(desk).toMatchObject({ suggestion: { hasVat: false }, lastVat: false });
    expect(desk.attachments).toMatchObject([{ token: expect.stringContaining('attachment/') }]);
  });

  it('needs an acceptance, and shows the owner to its partner alone', async () => {
    for (const refused of [
      write.view(access),
      write.saveDraft(access, EMPTY_DRAFT),
      write.send(access, TERMS, FIRST),
      write.partnerBy(market.partnerLink(lead, stine)),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: 'assignment-closed' });
    }
    const byOther = write.view({ ...access, partnerId: 'other' });
    await expect(byOther).rejects.toMatchObject({ code: 'assignment-not-found' });
  });

  it('that was sent is read after the assignment has ended', async () => {
    await accept();
    await write.send(access, TERMS, FIRST);
    await market.cases.open(lead.id, (open) => withdrawByOwner(open));
    const { assignment, quote, isLeadOpen } = await write.view(access);
    expect(assignment.state).toBe('withdrawn');
    expect(quote?.versions).toHaveLength(1);
    expect(isLeadOpen).toBe(false);
  });

  it('is read beside the rating that owners have given its partner', async () => {
    await accept();
    const rating = { stars: 4.5, count: 2 };
    market.reviews.ratingsOf = async (ids) => new Map(ids.map((id) => [id, rating]));
    expect(await write.view(access)).toMatchObject({ rating });
  });

  it('has no open lead where that is erased meanwhile', async () => {
    await accept();
    market.matching.caseOf = async () => undefined;
    expect(await write.view(access)).toMatchObject({ quote: undefined, isLeadOpen: false });
  });

  it('of an erased lead is not sent', async () => {
    await accept();
    market.eraseBeforeNextDecision(lead);
    const sent = write.send(access, TERMS, FIRST);
    await expect(sent).rejects.toMatchObject({ code: 'assignment-not-found' });
  });
});

describe('a partner’s templates', () => {
  it('are kept tidied, by the link of an assignment too, and replaced together', async () => {
    await accept();
    const template = { name: ' Stor bolig ', terms: { message: ' Hei ', priceFrom: 5 } };
    const kept = await write.keepTemplates(stine.id, [template]);
    expect(kept).toEqual([
      {
        ...{ id: expect.any(String), name: 'Stor bolig' },
        terms: { ...EMPTY_DRAFT, message: 'Hei', priceFrom: 5 },
      },
    ]);
    expect((await write.view(access)).templates).toEqual(kept);
    const token = market.partnerLink(lead, stine);
    expect(await write.templatesOf(await write.partnerBy(token))).toEqual(kept);
  });

  it('that are too many or nameless replace nothing', async () => {
    await accept();
    const [kept] = [await write.keepTemplates(stine.id, [{ name: 'Mal', terms: {} }])];
    const many = Array.from({ length: MAX_QUOTE_TEMPLATES + 1 }, () => ({ name: 'M', terms: {} }));
    const tooMany = write.keepTemplates(stine.id, many);
    await expect(tooMany).rejects.toMatchObject({ code: 'too-many-quote-templates' });
    const nameless = write.keepTemplates(stine.id, [{ name: ' ', terms: {} }]);
    await expect(nameless).rejects.toMatchObject({ code: 'invalid-quote' });
    expect((await write.view(access)).templates).toEqual(kept);
  });
});
