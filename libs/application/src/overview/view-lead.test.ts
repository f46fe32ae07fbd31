import { describe, expect, it } from '@jest/globals';
import { type Lead, NOTIFICATION_KINDS } from '@boligstyling/domain';
import { Office } from '../core/testing/office.js';
import { ViewLead } from './view-lead.js';

describe("a lead's dossier", () => {
  const setUp = () => {
    const office = new Office();
    const { directory, records, matching, history, reviews } = office;
    return { office, view: new ViewLead(directory, records, matching, history, reviews) };
  };

  it('contains the lead, e-mails, partners, history and consents', async () => {
    const { office, view } = setUp();
    const { id: partnerId } = office.join('Anne');
    const lead = await office.asked();
    await office.receive();
    const dossier = await view.execute(lead.id);
    expect(dossier.lead).toMatchObject({ id: lead.id, partnerId });
    expect(dossier.notifications.map(({ kind }) => kind)).toEqual(['partner-question']);
    expect(dossier.assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(dossier.history.every(({ leadId }) => leadId === lead.id)).toBe(true);
    expect(dossier.history.map(({ kind }) => kind)).toEqual(['passed-on']);
    expect(dossier.consents.map(({ subject, granted }) => [subject, granted])).toContainEqual([
      'stylist',
      true,
    ]);
  });

  it('hides disputes from the owner', async () => {
    const { office, view } = setUp();
    office.join('Anne');
    const lead = await office.asked();
    const [{ id } = { id: '' }] = [...office.store.assignments.values()];
    await office.cases.open(lead.id, (it) => it.accept(id));
    const objection = { reason: 'wrong-number', text: 'Feil nummer.' } as const;
    await office.cases.open(lead.id, (it) => it.dispute(id, objection));
    const ruling = { decision: 'credited', answer: 'Enig.' } as const;
    await office.cases.open(lead.id, (it) => it.ruleOnDispute(id, ruling));
    expect(JSON.stringify(await view.execute(lead.id))).toContain('dispute-decided');
    const handedOut = await view.forOwner(lead.id);
    expect(handedOut.assignments).toMatchObject([{ partner: { name: 'Anne' }, sale: null }]);
    expect(JSON.stringify(handedOut)).not.toContain('disput');
  });

  it('hides from the owner that a sale is due again', async () => {
    const { office, view } = setUp();
    office.join('Anne');
    await office.asked();
    const neighbour = { customerEmail: 'ola@online.no', customerPhone: '99887766' };
    const second = await office.asked(neighbour);
    for (const { id, leadId } of office.store.assignments.values()) {
      await office.cases.open(leadId, (it) => it.accept(id));
    }
    await office.cases.open(second.id, (it) => it.join());
    await office.cases.open(second.id, (it) => it.keepApart());
    expect(JSON.stringify(await view.execute(second.id))).toContain('cost-owed-again');
    expect(JSON.stringify(await view.forOwner(second.id))).not.toContain('cost-');
  });

  it('hides missing partners and other owners’ leads from the owner', async () => {
    const { office, view } = setUp();
    const lead = await office.asked();
    await office.asked({ customerEmail: 'ola@online.no' });
    const kinds = ({ history, notifications }: Awaited<ReturnType<typeof view.execute>>) =>
      [...history, ...notifications].map(({ kind }) => kind);
    const hidden = ['no-partner-found', 'request-joined', 'no-partner-notice'];
    expect(kinds(await view.execute(lead.id)).toSorted()).toEqual(hidden.toSorted());
    const handedOut = await view.forOwner(lead.id);
    expect([kinds(handedOut), handedOut.joined]).toEqual([[], []]);
  });

  it.each([
    ['earlier', 'later'],
    ['later', 'earlier'],
  ])(
    'hides a manual merge and the partner of the other lead from both owners: the %s is accepted',
    async (held) => {
      const { office, view } = setUp();
      for (const name of ['Anne', 'Berit']) office.join(name);
      const neighbour = { customerEmail: 'ola@online.no', customerPhone: '99887766' };
      const [earlier, later] = [await office.asked(), await office.asked(neighbour)];
      const [taken, other] = held === 'earlier' ? [earlier, later] : [later, earlier];
      const of = ({ id }: Lead) =>
        [...office.store.assignments.values()].filter(({ leadId }) => leadId === id);
      const [{ id } = { id: '' }] = of(taken);
      await office.cases.open(taken.id, (it) => it.accept(id));
      await office.cases.open(later.id, (it) => it.join());
      await office.cases.open(earlier.id, (it) => it.proceed());
      const ends = async () => {
        const dossiers = [await view.execute(earlier.id), await view.execute(later.id)];
        return JSON.stringify(dossiers.map(({ history }) => history));
      };
      expect(await ends()).toContain('"by":"holds"');
      for (const each of [earlier, later]) {
        expect(JSON.stringify(await view.forOwner(each.id))).not.toMatch(/"by":"(holds|joined)"/);
      }
      expect(of(other).map(({ state }) => state)).toContain('withdrawn');
    },
  );

  it('includes for the owner the leads from the same mailbox, as long as they have its address', async () => {
    const { office, view } = setUp();
    office.join('Anne');
    const first = await office.asked();
    const again = await office.asked({ message: 'Nøkkelen er hos naboen.' });
    const joinedOf = async ({ id }: Lead) =>
      (await view.forOwner(id)).joined.map(({ lead }) => lead.id);
    const { joined, history } = await view.forOwner(first.id);
    expect(joined).toMatchObject([
      { lead: { id: again.id, message: again.message }, review: null },
    ]);
    expect(history.map(({ kind }) => kind)).toContain('request-joined');
    expect(joined.flatMap((it) => it.history.map(({ kind }) => kind))).not.toContain('joined');
    expect(await joinedOf(again)).toEqual([first.id]);
    office.store.leads.set(again.id, { ...again, customerEmail: 'ny@nordmann.no' });
    expect([await joinedOf(first), await joinedOf(again)]).toEqual([[], []]);
  });

  it('shows the owner every e-mail but three; a new kind must be classified here', async () => {
    const { office, view } = setUp();
    const lead = await office.asked();
    const [sent] = office.store.notifications;
    const all = NOTIFICATION_KINDS.map((kind) => ({ ...sent!, id: kind, kind }));
    office.store.notifications.splice(0, 1, ...all);
    const { notifications } = await view.forOwner(lead.id);
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual([
      'assignment-undone',
      'assignment-withdrawn',
      'lead-notice',
      'owner-choice',
      'owner-confirm',
      'owner-confirmation',
      'owner-email-changing',
      'owner-is-it-you',
      'owner-link',
      'owner-matched',
      'owner-nobody-yet',
      'owner-partner-left',
      'owner-review',
      'owner-search-ended',
      'partner-assignment',
      'partner-correction',
      'partner-not-called',
      'partner-question',
      'partner-reminder',
      'question-filled',
    ]);
  });

  it('includes the owner’s review', async () => {
    const { office, view } = setUp();
    const lead = await office.receive();
    expect((await view.forOwner(lead.id)).review).toBeNull();
    const said = { assignmentId: null, becameJob: 'no', stars: 2, text: '' } as const;
    const answers = { ...said, mayShow: false };
    const times = { askedAt: office.store.now, givenAt: office.store.now };
    const review = { id: 'r', leadId: lead.id, state: 'private', answers, ...times } as const;
    office.store.reviews.set(lead.id, review);
    expect((await view.forOwner(lead.id)).review).toEqual(review);
  });

  it('is gone once the lead is erased', async () => {
    const { view } = setUp();
    await expect(view.execute('gone')).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});
