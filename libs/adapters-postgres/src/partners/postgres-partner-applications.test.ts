import { randomUUID } from 'node:crypto';
import type { Outgoing } from '@boligstyling/application';
import {
  approved,
  askedAgain,
  type AuditedAct,
  DomainError,
  type PartnerApplication,
  refused,
} from '@boligstyling/domain';
import { sampleApplication, samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresAuditLog } from '../users/postgres-audit-log.js';
import { PostgresPartnerApplications } from './postgres-partner-applications.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => ({
  ...(await matchingPorts(database(), 'partner_application, partner')),
  applications: new PostgresPartnerApplications(database().orm),
});

const AT = new Date('2026-11-21T12:00:00.000Z');

describe('partner applications', () => {
  let under: Awaited<ReturnType<typeof setUp>>;
  beforeEach(async () => {
    under = await setUp();
  });
  const receive = async (changes: Partial<PartnerApplication> = {}) => {
    const application = sampleApplication({ id: randomUUID(), ...changes });
    await under.applications.receive(application);
    return application;
  };
  const mails = async () =>
    (await under.outbox.claimDue(99, 30)).flatMap((each) => {
      if (!('application' in each)) throw new Error(`${each.kind} is of no application`);
      return each.kind === 'application-notification' ? [] : [[each.kind, each.application]];
    });

  it('are reported to the operator with the receipt to the applicant', async () => {
    const one = await receive();
    await receive({ suspect: true });
    const claimed = await under.outbox.claimDue(99, 30);
    expect(claimed.map(({ kind }) => kind).toSorted()).toEqual([
      'application-notification',
      'application-received',
    ]);
    expect(claimed).toMatchObject([{ application: one }, { application: one }]);
  });

  it('are stored as written, with an email of receipt', async () => {
    const one = await receive();
    expect(await under.applications.find(one.id)).toEqual(one);
    expect(await under.applications.list({}, 9)).toEqual([one]);
    expect(await mails()).toEqual([['application-received', one]]);
  });

  it.each(['LYS', 'berit b', '@lys.no', 'Ålesund'])(
    'are found by part of company, name, email or places: %s',
    async (text) => {
      const contact = { name: 'Berit Berg', email: 'berit@lys.no' };
      const one = await receive({ company: 'Lys og Luft AS', places: 'ålesund', ...contact });
      await receive({ company: 'Andre AS', places: 'Oslo', name: 'Ola', email: 'o@andre.no' });
      expect(await under.applications.list({ text }, 9)).toEqual([one]);
      expect(await under.applications.list({ text, states: ['refused'] }, 9)).toEqual([]);
    },
  );

  it('are unknown under another id', async () => {
    const notFound = new DomainError('application-not-found');
    await expect(under.applications.find(randomUUID())).rejects.toEqual(notFound);
    const ask = (it: PartnerApplication) => askedAgain(it, 'Hvor jobber du?', AT);
    const asked = under.applications.change(randomUUID(), ask, 'application-asked');
    await expect(asked).rejects.toEqual(notFound);
  });

  it.each<PartnerApplication['state']>(['open', 'asked', 'approved', 'refused'])(
    'that are %s are erased with their emails and an audit row, once',
    async (state) => {
      const own = await receive({ state });
      const other = await receive({ email: 'anne@stil.no' });
      const log = new PostgresAuditLog(database().orm);
      const act: AuditedAct = {
        ...{ userId: null, name: 'Kari', role: 'eier', act: 'erased', subjectId: own.id },
        ...{ call: 'deleteApplication', fields: [], count: null, browser: '', network: '' },
      };
      const erase = () => log.during(act, () => under.applications.erase(own.id));
      await erase();
      expect(await under.applications.list({}, 9)).toEqual([other]);
      expect(await mails()).toEqual([['application-received', other]]);
      await expect(erase()).rejects.toEqual(new DomainError('application-not-found'));
      expect(await log.list({ subjectId: own.id }, 9)).toMatchObject([{ act: 'erased' }]);
    },
  );

  it('leave the approved partner and its other approvals when erased', async () => {
    const [{ id, email }, again] = [await receive(), await receive()];
    const partner = samplePartner({ id: randomUUID(), email });
    const approve = (it: PartnerApplication) => approved(it, partner.id, AT);
    await under.applications.change(id, approve, 'application-approved', partner);
    await under.applications.erase(id);
    expect(await under.partners.all()).toMatchObject([{ id: partner.id, email }]);
    expect(await under.applications.list({}, 9)).toMatchObject([
      { id: again.id, partnerId: partner.id },
    ]);
  });

  it('cause one email to a mailbox until decided, and none for a suspected bot', async () => {
    await receive({ suspect: true, email: 'kari@stil.no' });
    expect(await mails()).toEqual([]);
    await Promise.all(
      ['kari@stil.no', 'Kari+x@stil.no', 'k.a.r.i@stil.no'].map((email) => receive({ email })),
    );
    expect(await mails()).toHaveLength(1);
    const four = await under.applications.list({}, 9);
    expect(four).toHaveLength(4);
    for (const { id } of four) {
      await under.applications.change(id, (it) => refused(it, '', AT), 'application-refused');
    }
    await mails();
    const { id } = await receive({ email: 'kari@stil.no' });
    expect(await mails()).toHaveLength(1);
    const ask = (it: PartnerApplication) => askedAgain(it, 'Hvor jobber du?', AT);
    await under.applications.change(id, ask, 'application-asked');
    await mails();
    await receive({ email: 'kari@stil.no' });
    expect(await mails()).toEqual([]);
  });

  it('are listed newest first, by page and by state', async () => {
    const at = (day: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, day)) });
    const [a, b, c] = [await receive(at(1)), await receive(at(2)), await receive(at(2))];
    const all = await under.applications.list({}, 9);
    expect(all.map(({ id }) => id)).toEqual([...[b.id, c.id].toSorted().toReversed(), a.id]);
    const cursor = { createdAt: all[0]?.receivedAt ?? AT, id: all[0]?.id ?? '' };
    expect(await under.applications.list({}, 1, cursor)).toEqual([all[1]]);
    await under.applications.change(a.id, (it) => refused(it, 'Nei.', AT), 'application-refused');
    expect(await under.applications.list({ states: ['refused'] }, 9)).toMatchObject([
      { id: a.id, reply: 'Nei.', changedAt: AT },
    ]);
    expect(await under.applications.list({ states: ['open', 'asked'] }, 9)).toHaveLength(2);
  });

  it('replace an unsent email by the one about the decision', async () => {
    const [{ id }, other] = [await receive(), await receive({ email: 'berit@stil.no' })];
    const ask = (it: PartnerApplication) => askedAgain(it, 'Hvor jobber du?', AT);
    const asked = await under.applications.change(id, ask, 'application-asked');
    expect(await mails()).toEqual([
      ['application-received', other],
      ['application-asked', asked],
    ]);
  });

  it.each([
    ['was tried and waits', (it: Outgoing) => under.outbox.postpone(it, 600, '451 later')],
    ['was given up', (it: Outgoing) => under.outbox.park(it, '550 no such mailbox')],
  ])('replaces also an email that %s', async (_, fail) => {
    const { id } = await receive();
    const failAll = async () => {
      for (const each of await under.outbox.claimDue(9, 30)) await fail(each);
    };
    await failAll();
    const ask = (it: PartnerApplication) => askedAgain(it, 'Hvor jobber du?', AT);
    await under.applications.change(id, ask, 'application-asked');
    await failAll();
    const refuse = (it: PartnerApplication) => refused(it, 'Ikke nå.', AT);
    await under.applications.change(id, refuse, 'application-refused');
    const left = await database().execute('select kind from notification');
    expect(left).toEqual([{ kind: 'application-refused' }]);
  });

  it('leave an email that is under way', async () => {
    const { id } = await receive();
    const [underWay] = await under.outbox.claimDue(9, 30);
    const refuse = (it: PartnerApplication) => refused(it, '', AT);
    const closed = await under.applications.change(id, refuse, 'application-refused');
    if (underWay) await under.outbox.postpone(underWay, -1, '451 later');
    const kinds = (await mails()).map(([kind]) => kind);
    expect(kinds.toSorted()).toEqual(['application-received', 'application-refused']);
    expect(closed).toMatchObject({ state: 'refused' });
  });

  it('are decided once under concurrent decisions', async () => {
    const { id, email } = await receive();
    const partner = samplePartner({ id: randomUUID(), email });
    const decided = await Promise.allSettled([
      under.applications.change(
        id,
        (it) => approved(it, partner.id, AT),
        'application-approved',
        partner,
      ),
      under.applications.change(id, (it) => refused(it, '', AT), 'application-refused'),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state, partnerId } = await under.applications.find(id);
    expect(partnerId).toBe(state === 'approved' ? partner.id : null);
  });

  it("are welcomed in the partner's mailbox, which may differ from the applicant's", async () => {
    const { id } = await receive({ email: 'stien@stil.no' });
    const partner = samplePartner({ id: randomUUID(), email: 'stine@stil.no' });
    const approve = (it: PartnerApplication) => approved(it, partner.id, AT);
    await under.applications.change(id, approve, 'application-approved', partner);
    const { name } = partner;
    const [welcome] = await under.outbox.claimDue(9, 30);
    expect(welcome).toMatchObject({
      kind: 'application-approved',
      partner: { name, email: 'stine@stil.no' },
    });
  });

  it('become a partner, or nothing changes', async () => {
    const { id, email } = await receive();
    const partner = samplePartner({ id: randomUUID(), email });
    const approve = (it: PartnerApplication) => approved(it, partner.id, AT);
    await under.applications.change(id, approve, 'application-approved', partner);
    expect(await under.partners.findById(partner.id)).toMatchObject({ partner });
    const again = await receive();
    const accepted = under.applications.change(
      again.id,
      (it) => approved(it, 'p', AT),
      'application-approved',
      samplePartner({ id: randomUUID(), email }),
    );
    await expect(accepted).rejects.toMatchObject({ code: 'partner-email-taken' });
    const closed = under.applications.change(
      id,
      (it) => refused(it, '', AT),
      'application-refused',
      samplePartner({ id: randomUUID(), email: 'ny@stil.no' }),
    );
    await expect(closed).rejects.toMatchObject({ code: 'application-closed' });
    expect(await under.partners.all()).toHaveLength(1);
    expect(await under.applications.find(again.id)).toMatchObject({ state: 'open' });
  });

  it('are closed without an email where another of the same mailbox is approved', async () => {
    const others = [
      await receive({ email: 'Stine+x@StilOgRom.no' }),
      await receive({ state: 'asked', reply: 'Hvor jobber du?' }),
      await receive({ suspect: true }),
    ];
    const left = [await receive({ state: 'refused' }), await receive({ email: 'b@stil.no' })];
    const { id, email } = await receive();
    const log = new PostgresAuditLog(database().orm);
    const partner = samplePartner({ id: randomUUID(), email });
    const approve = (it: PartnerApplication) => approved(it, partner.id, AT);
    const act: AuditedAct = {
      ...{ userId: null, name: 'Kari', role: 'eier', act: 'changed', subjectId: id },
      ...{ call: 'approveApplication', fields: [], count: null, browser: '', network: '' },
    };
    const changed = await log.during(act, () =>
      under.applications.change(id, approve, 'application-approved', partner),
    );
    expect(changed).toMatchObject({ id, state: 'approved' });
    for (const each of [...others, changed]) {
      expect(await under.applications.find(each.id)).toEqual({
        ...each,
        ...{ state: 'approved', partnerId: partner.id, reply: null, changedAt: AT },
      });
      expect(await log.list({ subjectId: each.id }, 9)).toMatchObject([
        { call: 'approveApplication' },
      ]);
    }
    for (const each of left) {
      expect(await under.applications.find(each.id)).toEqual(each);
      expect(await log.list({ subjectId: each.id }, 9)).toEqual([]);
    }
    expect((await mails()).map(([kind]) => kind).toSorted()).toEqual([
      'application-approved',
      'application-received',
    ]);
  });

  it('are approved once under concurrent approvals for one mailbox', async () => {
    const [one, other] = [await receive(), await receive()];
    const decided = await Promise.allSettled(
      [one, other, one, other].map(({ id, email }) => {
        const partner = samplePartner({ id: randomUUID(), email });
        const approve = (it: PartnerApplication) => approved(it, partner.id, AT);
        return under.applications.change(id, approve, 'application-approved', partner);
      }),
    );
    const faults = decided.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(faults).toMatchObject(Array(3).fill({ code: 'application-closed' }));
  });

  it('are refused without an email where a bot is suspected and the mailbox is unused', async () => {
    const [silent, asked] = [await receive({ suspect: true }), await receive({ suspect: true })];
    const ask = (it: PartnerApplication) => askedAgain(it, 'Hvor jobber du?', AT);
    await under.applications.change(asked.id, ask, 'application-asked');
    await mails();
    for (const { id } of [silent, asked]) {
      await under.applications.change(id, (it) => refused(it, 'Nei.', AT), 'application-refused');
    }
    expect(await mails()).toMatchObject([['application-refused', { id: asked.id, reply: 'Nei.' }]]);
  });

  it('are deleted with their emails after the retention period', async () => {
    const old = await receive();
    const young = await receive({ receivedAt: new Date(+old.changedAt + 1), email: 'b@stil.no' });
    await under.applications.deleteOld(old.changedAt);
    expect(await under.applications.list({}, 9)).toEqual([young]);
    expect(await mails()).toEqual([['application-received', young]]);
  });
});
