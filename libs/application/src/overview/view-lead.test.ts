import { describe, expect, it } from '@jest/globals';
import {
  type Lead,
  type LeadPicture,
  NOTIFICATION_KINDS,
  acceptAssignment,
  disputeSale,
  ruleOnDispute,
  mergeByHand,
  keepApart,
  advance,
} from '@boligstyling/domain';
import { TestMarket } from '../core/testing/test-market.js';
import { ViewLead, ViewLeadFiles } from './view-lead.js';
import { sampleAttachment, sampleQuote, sampleTerms } from '@boligstyling/domain/testing';
import { aFile, picturesOf } from '../files/testing/own-pictures-of.js';
import { InMemoryLeadPictures } from '../files/testing/in-memory-lead-pictures.js';

describe("a lead's dossier", () => {
  const setUp = () => {
    const market = new TestMarket();
    const { directory, records, matching, history, quotes, reviews } = market;
    return {
      market,
      view: new ViewLead(
        directory,
        records,
        matching,
        history,
        quotes,
        reviews,
        new InMemoryLeadPictures(market.store),
      ),
    };
  };

  it('contains the lead, e-mails, partners, history and consents', async () => {
    const { market, view } = setUp();
    const { id: partnerId } = market.join('Anne');
    const lead = await market.asked();
    await market.receive();
    const dossier = await view.execute(lead.id);
    expect(dossier.lead).toMatchObject({ id: lead.id, partnerId });
    expect(dossier.notifications.map(({ kind }) => kind)).toEqual(['partner-offer']);
    expect(dossier.assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(dossier.history.every(({ leadId }) => leadId === lead.id)).toBe(true);
    expect(dossier.history.map(({ kind }) => kind)).toEqual(['passed-on']);
    expect(dossier.consents.map(({ subject, granted }) => [subject, granted])).toContainEqual([
      'stylist',
      true,
    ]);
  });

  it('contains its pictures in order, and no other lead’s', async () => {
    const { market, view } = setUp();
    const [lead, other] = [await market.receive(), await market.receive()];
    const { own } = picturesOf(market);
    for (const id of ['a', 'b']) await own.add(market.ownerLink(lead), id, aFile());
    await own.add(market.ownerLink(other), 'other', aFile());
    await own.order(market.ownerLink(lead), ['b', 'a']);
    expect((await view.execute(lead.id)).pictures.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('hides disputes from the owner', async () => {
    const { market, view } = setUp();
    market.join('Anne');
    const lead = await market.asked();
    const [{ id } = { id: '' }] = [...market.store.assignments.values()];
    await market.cases.open(lead.id, (it) => acceptAssignment(it, id));
    const newDispute = { reason: 'wrong-number', text: 'Feil nummer.' } as const;
    await market.cases.open(lead.id, (it) => disputeSale(it, id, newDispute));
    const ruling = { decision: 'credited', answer: 'Enig.' } as const;
    await market.cases.open(lead.id, (it) => ruleOnDispute(it, id, ruling));
    expect(JSON.stringify(await view.execute(lead.id))).toContain('dispute-decided');
    const handedOut = await view.forOwner(lead.id);
    expect(handedOut.assignments).toMatchObject([{ partner: { name: 'Anne' }, sale: null }]);
    expect(JSON.stringify(handedOut)).not.toContain('disput');
  });

  it('hides from the owner that a sale is due again', async () => {
    const { market, view } = setUp();
    market.join('Anne');
    await market.asked();
    const neighbour = { customerEmail: 'ola@online.no', customerPhone: '99887766' };
    const second = await market.asked(neighbour);
    for (const { id, leadId } of market.store.assignments.values()) {
      await market.cases.open(leadId, (it) => acceptAssignment(it, id));
    }
    await market.cases.open(second.id, (it) => mergeByHand(it));
    await market.cases.open(second.id, (it) => keepApart(it));
    expect(JSON.stringify(await view.execute(second.id))).toContain('sale-due-again');
    expect(JSON.stringify(await view.forOwner(second.id))).not.toMatch(
      /sale-(waived|due-again|stays-credited)/,
    );
  });

  it('hides missing partners and other owners’ leads from the owner', async () => {
    const { market, view } = setUp();
    const lead = await market.asked();
    await market.asked({ customerEmail: 'ola@online.no' });
    const kinds = ({ history, notifications }: Awaited<ReturnType<typeof view.execute>>) =>
      [...history, ...notifications].map(({ kind }) => kind);
    const hidden = ['no-partner-found', 'lead-merged-into', 'no-partner-notification'];
    expect(kinds(await view.execute(lead.id)).toSorted()).toEqual(hidden.toSorted());
    const handedOut = await view.forOwner(lead.id);
    expect([kinds(handedOut), handedOut.merged]).toEqual([[], []]);
  });

  it.each([
    ['earlier', 'later'],
    ['later', 'earlier'],
  ])(
    'hides a manual merge and the partner of the other lead from both owners: the %s is accepted',
    async (held) => {
      const { market, view } = setUp();
      for (const name of ['Anne', 'Berit']) market.join(name);
      const neighbour = { customerEmail: 'ola@online.no', customerPhone: '99887766' };
      const [earlier, later] = [await market.asked(), await market.asked(neighbour)];
      const [taken, other] = held === 'earlier' ? [earlier, later] : [later, earlier];
      const of = ({ id }: Lead) =>
        [...market.store.assignments.values()].filter(({ leadId }) => leadId === id);
      const [{ id } = { id: '' }] = of(taken);
      await market.cases.open(taken.id, (it) => acceptAssignment(it, id));
      await market.cases.open(later.id, (it) => mergeByHand(it));
      await market.cases.open(earlier.id, (it) => advance(it));
      const ends = async () => {
        const dossiers = [await view.execute(earlier.id), await view.execute(later.id)];
        return JSON.stringify(dossiers.map(({ history }) => history));
      };
      expect(await ends()).toContain('"by":"holds"');
      for (const each of [earlier, later]) {
        expect(JSON.stringify(await view.forOwner(each.id))).not.toMatch(/"by":"(holds|merged)"/);
      }
      expect(of(other).map(({ state }) => state)).toContain('withdrawn');
    },
  );

  it('includes for the owner the leads from the same mailbox, as long as they have its address', async () => {
    const { market, view } = setUp();
    market.join('Anne');
    const first = await market.asked();
    const again = await market.asked({ message: 'Nøkkelen er hos naboen.' });
    const mergedOf = async ({ id }: Lead) =>
      (await view.forOwner(id)).merged.map(({ lead }) => lead.id);
    const { merged, history } = await view.forOwner(first.id);
    expect(merged).toMatchObject([
      { lead: { id: again.id, message: again.message }, review: null },
    ]);
    expect(history.map(({ kind }) => kind)).toContain('lead-merged-into');
    expect(merged.flatMap((it) => it.history.map(({ kind }) => kind))).not.toContain('merged');
    expect(await mergedOf(again)).toEqual([first.id]);
    market.store.leads.set(again.id, { ...again, customerEmail: 'ny@nordmann.no' });
    expect([await mergedOf(first), await mergedOf(again)]).toEqual([[], []]);
  });

  it('shows the owner every e-mail but three; a new kind must be classified here', async () => {
    const { market, view } = setUp();
    const lead = await market.asked();
    const [sent] = market.store.notifications;
    const all = NOTIFICATION_KINDS.map((kind) => ({ ...sent!, id: kind, kind }));
    market.store.notifications.splice(0, 1, ...all);
    const { notifications } = await view.forOwner(lead.id);
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual([
      'assignment-undone',
      'assignment-withdrawn',
      'lead-notification',
      'offer-filled',
      'other-quote-chosen',
      'owner-choice',
      'owner-choice-overruled',
      'owner-confirm',
      'owner-confirmation',
      'owner-email-changing',
      'owner-is-it-you',
      'owner-link',
      'owner-matched',
      'owner-nobody-yet',
      'owner-partner-left',
      'owner-quotes',
      'owner-review',
      'owner-search-ended',
      'partner-assignment',
      'partner-correction',
      'partner-not-called',
      'partner-offer',
      'partner-reminder',
      'quote-chosen',
      'quote-declined',
      'quote-expired',
      'quote-overruled',
      'quote-reminder',
    ]);
  });

  it('shows the owner the quotes that were sent, without what a partner drafts', async () => {
    const { market, view } = setUp();
    const lead = await market.receive();
    const quote = sampleQuote({ leadId: lead.id, draft: sampleTerms({ priceFrom: 1 }) });
    market.store.quotes.set(quote.id, quote);
    expect((await view.execute(lead.id)).quotes).toEqual([quote]);
    expect((await view.forOwner(lead.id)).quotes).toEqual([{ ...quote, draft: null }]);
  });

  it('includes the owner’s review', async () => {
    const { market, view } = setUp();
    const lead = await market.receive();
    expect((await view.forOwner(lead.id)).review).toBeNull();
    const said = { assignmentId: null, becameJob: 'no', stars: 2, text: '' } as const;
    const answers = { ...said, mayShow: false };
    const times = { askedAt: market.store.now, givenAt: market.store.now };
    const known = { id: 'r', version: 2, leadId: lead.id, state: 'private' } as const;
    const review = { ...known, answers, ...times };
    market.store.reviews.set(lead.id, review);
    expect((await view.forOwner(lead.id)).review).toEqual(review);
  });

  it('is gone once the lead is erased', async () => {
    const { view } = setUp();
    await expect(view.execute('gone')).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});

describe('the files of a lead', () => {
  it('are its pictures in the owner’s order and what was sent with quotes, by signed links', async () => {
    const market = new TestMarket();
    const { clock, matching, signer, store } = market;
    const pictures = new InMemoryLeadPictures(store);
    const files = new ViewLeadFiles(matching, pictures, signer, clock);
    const lead = await market.receive();
    const picture: Omit<LeadPicture, 'id' | 'place'> = {
      ...{ leadId: lead.id, fileId: 'f', width: 4, height: 3, bytes: 10, addedAt: store.now },
      addedBy: 'owner',
      confirmedAt: null,
    };
    store.pictures.set('b', { ...picture, id: 'b', place: 2 });
    store.pictures.set('a', { ...picture, id: 'a', place: 1 });
    store.pictures.set('other', { ...picture, id: 'other', leadId: 'other', place: 1 });
    const attachments = [
      sampleAttachment({ id: 'sent', firstVersion: 1 }),
      sampleAttachment({ id: 'drafted', firstVersion: null }),
    ];
    store.quotes.set('q', sampleQuote({ leadId: lead.id, attachments }));
    const shown = await files.execute(lead.id);
    expect(shown.pictures).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    expect(shown.attachments).toMatchObject([{ id: 'sent' }]);
    const opened = (token = '') => signer.read(token);
    expect(opened(shown.pictures[0]?.token)).toMatchObject({ audience: 'picture', id: 'a' });
    expect(opened(shown.attachments[0]?.token)).toMatchObject({ audience: 'attachment' });
    await expect(files.execute('none')).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});
