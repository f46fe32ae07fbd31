import { describe, expect, it } from '@jest/globals';
import {
  acceptAssignment,
  advance,
  agreeToAgent,
  mergeByHand,
  offerTo,
  saveQuoteDraft,
  sendQuote,
  setStatus,
  versionOf,
  withdrawByOwner,
} from '@boligstyling/domain';
import { sampleAttachment, sampleTerms } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';
import { CompareQuotes, type PrintedQuotes } from './compare-quotes.js';

it('the printed comparison has each quote in its last version, and names who sent none', async () => {
  const market = new TestMarket();
  const { cases, clock, matching, reviews, signer, store } = market;
  const printed: [PrintedQuotes, AbortSignal | undefined][] = [];
  const documents = {
    pdf: async (...given: (typeof printed)[number]) => {
      printed.push(given);
      return new Uint8Array(printed.length);
    },
  } as ConstructorParameters<typeof CompareQuotes>[2];
  const compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
  for (const name of ['Anne', 'Berit']) market.join(name);
  const lead = await market.asked();
  const asked = [...store.assignments.values()];
  for (const { id } of asked) await cases.open(lead.id, (open) => acceptAssignment(open, id));
  const [first, second] = asked.map(({ partnerId }) => store.partners.get(partnerId)!);
  const terms = sampleTerms({ earliestStart: '2027-01-10', validUntil: '2027-01-01' });
  const send = (priceFrom: number, seen: number | null) =>
    cases.open(lead.id, (open) =>
      sendQuote(open, asked[0]!.id, { ...terms, priceFrom }, { seen, idempotencyKey: null }),
    );
  await send(1_000, null);
  await send(2_000, 1);
  const [quote] = [...store.quotes.values()];
  const attachments = [
    sampleAttachment({ name: 'Plan.pdf', firstVersion: 2 }),
    sampleAttachment({ name: 'Gammel.pdf', firstVersion: 1, lastVersion: 1 }),
  ];
  store.quotes.set(quote!.id, { ...quote!, attachments });
  const { signal } = new AbortController();
  expect(await compare.pdf(market.ownerLink(lead), signal)).toHaveLength(1);
  const rating = { stars: null, count: 0 };
  const own = { service: 'Fullstyling', partner: first, rating, state: 'sent' };
  expect(printed).toEqual([
    [
      {
        ...{ service: 'Fullstyling', place: lead.location, missing: [second!.name] },
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        quotes: [{ ...own, terms: { ...terms, priceFrom: 2_000 }, attachments: ['Plan.pdf'] }],
      },
      signal,
    ],
  ]);
});

describe('the quotes of a lead', () => {
  const TERMS = sampleTerms({ earliestStart: '2027-01-10', validUntil: '2026-12-10' });
  const FIRST = { seen: null, idempotencyKey: null };

  /** Accepted by Anne, Berit and Cato in this order, a minute apart. */
  const setUp = async () => {
    const market = new TestMarket();
    const { cases, clock, matching, reviews, signer, store } = market;
    const documents = { pdf: async () => new Uint8Array() };
    const compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
    for (const name of ['Anne', 'Berit', 'Cato']) market.join(name);
    const lead = await market.asked();
    const partners = [...store.partners.values()].filter(({ name }) => /^[ABC]/.test(name));
    for (const { id } of partners) {
      const isAsked = [...store.assignments.values()].some(({ partnerId }) => partnerId === id);
      if (!isAsked) await cases.open(lead.id, (open) => offerTo(open, id), [id]);
    }
    const idOf = (name: string) => {
      const partner = partners.find((each) => each.name === name);
      const all = [...store.assignments.values()];
      return all.find(({ partnerId }) => partnerId === partner?.id)!.id;
    };
    for (const name of ['Anne', 'Berit', 'Cato']) {
      store.advance(60);
      await cases.open(lead.id, (open) => acceptAssignment(open, idOf(name)));
    }
    const token = market.ownerLink(lead);
    const send = async (name: string) => {
      store.advance(60);
      await cases.open(lead.id, (open) => sendQuote(open, idOf(name), TERMS, FIRST));
      return [...store.quotes.values()].find((it) => it.assignmentId === idOf(name))!;
    };
    const shown = async () => {
      const { canChoose, canDeclineAll, choice, columns } = await compare.view(token);
      const names = columns.map(({ partner, quote }) => `${partner.name} ${quote?.state ?? '-'}`);
      return { names, canChoose, canDeclineAll, choice: choice?.id };
    };
    return { compare, idOf, lead, market, send, shown, token };
  };

  it('are shown in order of arrival, then those who sent none by acceptance', async () => {
    const { idOf, lead, market, send, shown } = await setUp();
    const none = { canChoose: false, canDeclineAll: false, choice: undefined };
    expect(await shown()).toEqual({ ...none, names: ['Anne -', 'Berit -', 'Cato -'] });
    await market.cases.open(lead.id, (open) => saveQuoteDraft(open, idOf('Anne'), TERMS));
    await send('Cato');
    const open = { ...none, canChoose: true, canDeclineAll: true };
    expect(await shown()).toEqual({ ...open, names: ['Cato sent', 'Anne -', 'Berit -'] });
    await send('Berit');
    expect((await shown()).names).toEqual(['Cato sent', 'Berit sent', 'Anne -']);
  });

  it('cannot be declined before one is sent', async () => {
    const { compare, token } = await setUp();
    const declined = compare.declineAll(token, false);
    await expect(declined).rejects.toMatchObject({ code: 'quote-not-found' });
  });

  it('stand beside stylists with the contact details, and no others of the lead', async () => {
    const market = new TestMarket();
    const { cases, clock, matching, reviews, signer, store } = market;
    const documents = { pdf: async () => new Uint8Array() };
    const compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
    for (const name of ['Anne', 'Berit']) market.join(name);
    const agent = market.join('Megler', { kind: 'estate-agent', services: [] });
    const lead = await market.asked();
    await cases.open(lead.id, (open) => agreeToAgent(open, true));
    await cases.open(lead.id, (open) => offerTo(open, agent.id), [agent.id]);
    const asked = [...store.assignments.values()];
    const [first] = asked.filter(({ partnerGroup }) => partnerGroup === 'stylist');
    const ofAgent = asked.find(({ partnerGroup }) => partnerGroup === 'estate-agent')!;
    for (const { id } of [first!, ofAgent]) {
      await cases.open(lead.id, (open) => acceptAssignment(open, id));
    }
    const { columns } = await compare.view(market.ownerLink(lead));
    expect(columns).toMatchObject([
      { assignmentId: first!.id, quote: undefined, attachments: [], remindedAt: null },
    ]);
  });

  it('show who has been reminded of a missing one', async () => {
    const { compare, idOf, lead, market, token } = await setUp();
    await market.cases.open(lead.id, (open) => saveQuoteDraft(open, idOf('Berit'), TERMS));
    const [draft] = [...market.store.quotes.values()];
    const remindedAt = market.store.now;
    market.store.quotes.set(draft!.id, { ...draft!, remindedAt });
    const { columns } = await compare.view(token);
    expect(columns.map((each) => [each.partner.name, each.remindedAt])).toEqual([
      ['Anne', null],
      ['Berit', remindedAt],
      ['Cato', null],
    ]);
  });

  it('include the chosen one also once the owner has withdrawn the lead', async () => {
    const { compare, lead, market, send, shown, token } = await setUp();
    const quote = await send('Anne');
    await compare.choose(token, quote.id, versionOf(quote));
    market.store.advance(3_600);
    await market.cases.open(lead.id, (open) => advance(open));
    await market.cases.open(lead.id, (open) => withdrawByOwner(open));
    expect((await shown()).names).toEqual(['Anne chosen']);
  });

  it('can be chosen until one is, and again within ten minutes', async () => {
    const { compare, send, shown, token } = await setUp();
    const [quote] = [await send('Anne'), await send('Berit')];
    const open = { canChoose: true, canDeclineAll: true, choice: undefined };
    await expect(compare.choose(token, 'none', 1)).rejects.toMatchObject({
      code: 'quote-not-found',
    });
    await compare.choose(token, quote.id, versionOf(quote));
    const closed = { canChoose: false, canDeclineAll: false, choice: quote.id };
    expect(await shown()).toMatchObject(closed);
    await compare.undo(token);
    expect(await shown()).toMatchObject(open);
    await compare.undo(token);
    await compare.declineAll(token, true);
    expect(await shown()).toMatchObject({ canChoose: false, canDeclineAll: false });
  });

  it('cannot be chosen once they have expired, or the lead is lost', async () => {
    const expired = await setUp();
    await expired.send('Anne');
    expired.market.store.advance(40 * 24 * 3_600);
    expect(await expired.shown()).toMatchObject({ canChoose: false, canDeclineAll: false });
    const lost = await setUp();
    await lost.send('Anne');
    await lost.market.cases.open(lost.lead.id, (open) => setStatus(open, 'lost'));
    expect(await lost.shown()).toMatchObject({ canChoose: false, canDeclineAll: false });
  });
});

describe('the quotes of a lead and a merged one of the same owner', () => {
  const TERMS = sampleTerms({ earliestStart: '2027-01-10', validUntil: '2026-12-10' });
  const FIRST = { seen: null, idempotencyKey: null };

  /** Anne has the earlier lead and Berit the later one; both have sent quotes, Berit first. */
  const setUp = async () => {
    const market = new TestMarket();
    const { cases, clock, matching, reviews, signer, store } = market;
    const documents = { pdf: async () => new Uint8Array() };
    const compare = new CompareQuotes(matching, reviews, documents, cases, signer, clock);
    const anne = market.join('Anne', { services: ['Fullstyling'] });
    const berit = market.join('Berit', { services: ['Delstyling'] });
    const lead = await market.asked();
    const later = await market.receive({ serviceType: 'Delstyling' });
    await cases.open(later.id, (open) => offerTo(open, berit.id), [berit.id]);
    const idOf = (partnerId: string) =>
      [...store.assignments.values()].find((each) => each.partnerId === partnerId)!.id;
    for (const [of, partner] of [[lead, anne] as const, [later, berit] as const]) {
      await cases.open(of.id, (open) => acceptAssignment(open, idOf(partner.id)));
    }
    store.standing.set(later.id, { ...store.standing.get(later.id)!, perhapsSameAs: lead.id });
    await cases.open(later.id, (open) => mergeByHand(open));
    for (const [of, partner] of [[later, berit] as const, [lead, anne] as const]) {
      store.advance(60);
      await cases.open(of.id, (open) => sendQuote(open, idOf(partner.id), TERMS, FIRST));
    }
    const quoteOf = (partnerId: string) =>
      [...store.quotes.values()].find((each) => each.partnerId === partnerId)!;
    const states = () => [anne, berit].map(({ id }) => quoteOf(id).state);
    const token = market.ownerLink(lead);
    return { berit, compare, lead, later, market, quoteOf, states, token };
  };

  it('stand beside each other by arrival, each with its service', async () => {
    const { compare, later, market, token } = await setUp();
    const shown = async (link: string) => {
      const { columns } = await compare.view(link);
      return columns.map(({ partner, service }) => [partner.name, service]);
    };
    const ofLater = ['Berit', 'Delstyling'];
    expect(await shown(token)).toEqual([ofLater, ['Anne', 'Fullstyling']]);
    expect(await shown(market.ownerLink(later))).toEqual([ofLater]);
  });

  it('are chosen from one page, and the other lead follows once the choice is final', async () => {
    const { berit, compare, lead, market, quoteOf, states, token } = await setUp();
    market.store.advance(60);
    await compare.choose(token, quoteOf(berit.id).id, 1);
    expect(states()).toEqual(['sent', 'chosen']);
    const { matchingDueAt } = (await market.matching.caseOf(lead.id))!;
    expect(matchingDueAt).toEqual(market.store.now);
    await compare.undo(token);
    expect(states()).toEqual(['sent', 'sent']);
  });

  it('are declined together by «Ingen passer»', async () => {
    const { compare, states, token } = await setUp();
    await compare.declineAll(token, false);
    expect(states()).toEqual(['declined', 'declined']);
  });

  it('are declined on the page of a lead that has none itself', async () => {
    const { compare, market, lead, token } = await setUp();
    const [own] = [...market.store.quotes.values()].filter(({ leadId }) => leadId === lead.id);
    market.store.quotes.delete(own!.id);
    await compare.declineAll(token, false);
    expect([...market.store.quotes.values()].map(({ state }) => state)).toEqual(['declined']);
  });

  it('stay open on both leads where the refusal is not possible', async () => {
    const { compare, lead, market, states, token } = await setUp();
    await market.cases.open(lead.id, (open) => setStatus(open, 'lost'));
    await expect(compare.declineAll(token, true)).rejects.toMatchObject({ code: 'lead-closed' });
    expect(states()).toContain('sent');
  });
});
