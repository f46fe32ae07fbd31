import { randomUUID } from 'node:crypto';
import {
  type OpenCase,
  NO_TERMS,
  PARTNER_TERMS_VERSION,
  type PartnerWork,
  trackRecord,
  setStatus,
  agreeToStylists,
  withAcceptance,
  withdrawByOwner,
  releaseLead,
} from '@boligstyling/domain';
import { partnerWork } from '@boligstyling/domain/testing';
import { samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import type { PartnerRepository } from '../partner-repository.js';
import { matchingSteps, type MatchingUnderTest } from '../../lead-case/testing/matching-steps.js';

const answeredIn = ({ assignments }: PartnerWork) =>
  assignments.reduce((sum, { answered }) => sum + answered, 0);

/** Contract of every partner repository, fed by matching. */
export function partnerContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a partner repository', () => {
    const { steps, receive, join, happen, take, match } = matchingSteps(setUp);

    it('returns a stored partner, and changes only the given fields', async () => {
      const partner = await join({
        areas: ['1508', '50'],
        services: [],
      });
      expect(await steps.under.partners.findById(partner.id)).toMatchObject({
        partner,
        assignments: 0,
      });
      expect(await steps.under.partners.all()).toEqual([partner]);
      const changed = await steps.under.partners.change(partner.id, {
        active: false,
        areas: ['NO'],
        emailChangedAt: new Date('2026-11-23T18:00:00.123Z'),
      });
      const { emailChangedAt } = changed;
      expect(emailChangedAt).toEqual(new Date('2026-11-23T18:00:00.123Z'));
      const now = { active: false, areas: ['NO'], emailChangedAt, version: partner.version + 1 };
      expect(changed).toEqual({ ...partner, ...now });
      const again = await steps.under.partners.change(partner.id, { active: false });
      expect(again.version).toBe(changed.version);
    });

    it('keeps its version when the partner accepts the terms, which no form edits', async () => {
      const { id, version } = await join();
      const terms = withAcceptance([], PARTNER_TERMS_VERSION, 'page', new Date());
      const accepted = await steps.under.partners.change(id, terms);
      expect(accepted).toMatchObject({ ...terms, version });
      const paused = await steps.under.partners.change(id, { active: false, ...NO_TERMS });
      expect(paused).toMatchObject({ ...NO_TERMS, version: version + 1 });
    });

    it('applies each change to the result of the previous one', async () => {
      const { id } = await join({ weeklyCapacity: 1 });
      const { partners } = steps.under;
      const oneMore = () =>
        partners.change(id, ({ weeklyCapacity }) => ({ weeklyCapacity: weeklyCapacity + 1 }));
      await Promise.all([oneMore(), oneMore(), oneMore()]);
      expect((await partners.findById(id))?.partner.weeklyCapacity).toBe(4);
      const unknown = partners.change(randomUUID(), () => ({ active: true }));
      await expect(unknown).rejects.toMatchObject({ code: 'partner-not-found' });
    });

    it('adds several at once, or none where an address is taken', async () => {
      const { partners } = steps.under;
      const { email } = await join();
      const fresh = (of: string) => samplePartner({ id: randomUUID(), email: of });
      const taken = partners.addAll([fresh('ny@stil.no'), fresh(email)]);
      await expect(taken).rejects.toMatchObject({ code: 'partner-email-taken' });
      expect(await partners.all()).toHaveLength(1);
      await partners.addAll([fresh('ny@stil.no'), fresh('to@stil.no')]);
      expect(await partners.all()).toHaveLength(3);
    });

    it('counts active and paused partners', async () => {
      const { partners } = steps.under;
      expect(await partners.count()).toEqual({ active: 0, total: 0 });
      await join();
      await join({ active: false });
      expect(await partners.count()).toEqual({ active: 1, total: 2 });
    });

    it('refuses an e-mail address that another partner has', async () => {
      const { email } = await join();
      const other = await join();
      await expect(join({ email })).rejects.toMatchObject({ code: 'partner-email-taken' });
      await expect(steps.under.partners.change(other.id, { email })).rejects.toMatchObject({
        code: 'partner-email-taken',
      });
    });

    it("counts a partner's assignments and sales, also of erased leads", async () => {
      const partner = await join();
      const other = await join({ active: false });
      const [first, second, third] = [await receive(), await receive(), await receive()];
      for (const lead of [first, third]) await take(lead);
      await match(second);
      const none = { assignments: [], answerMinutes: null, sales: [] };
      const longAgo = new Date('2000-01-01T00:00:00.000Z');
      const { partners } = steps.under;
      const work = await partners.workSince(partner.id, longAgo);
      const given = [first, second, third].map((lead) => steps.under.matching.assignmentsOf(lead));
      const asked = (await Promise.all(given)).flat().map(({ assignment }) => assignment);
      const counted = partnerWork(asked, work?.sales ?? []);
      expect(work && trackRecord(work)).toEqual(trackRecord(counted));
      expect(work && answeredIn(work)).toBe(2);
      expect(work?.answerMinutes).toBeCloseTo(counted.answerMinutes ?? 0, 6);
      expect(work?.sales).toMatchObject([{ dispute: null }, { dispute: null }]);
      expect(await partners.workSince(other.id, longAgo)).toEqual(none);
      const later = new Date(Date.now() + 3_600_000);
      expect(await partners.workSince(partner.id, later)).toEqual(none);
      expect(await partners.workSince(randomUUID(), longAgo)).toBeUndefined();
      await steps.under.leads.erase(first);
      await steps.under.leads.erase(third);
      const left = await partners.workSince(partner.id, longAgo);
      expect(left?.assignments).toMatchObject([{ state: 'offered', count: 1 }]);
      expect(left?.sales).toHaveLength(2);
    });

    it('reports an unknown partner', async () => {
      const unknown = randomUUID();
      expect(await steps.under.partners.findById(unknown)).toBeUndefined();
      await expect(steps.under.partners.change(unknown, { active: true })).rejects.toMatchObject({
        code: 'partner-not-found',
      });
    });

    it('lists by name, as filtered', async () => {
      await join({ name: 'Åse', areas: ['5501', '56'], kind: 'estate-agent' });
      await join({ name: 'Berit', company: '100 % stil', active: false });
      await join({ name: 'Anne', services: ['Delstyling'] });
      const names = async (filter: Parameters<PartnerRepository['list']>[0]) =>
        (await steps.under.partners.list(filter)).map(({ partner: { name } }) => name);
      expect(await names({})).toEqual(['Anne', 'Berit', 'Åse']);
      expect(await names({ text: 'tromsø' })).toEqual(['Åse']);
      expect(await names({ text: 'Finnmark' })).toEqual(['Åse']);
      expect(await names({ text: '0 %' })).toEqual(['Berit']);
      expect(await names({ active: true, kind: 'stylist' })).toEqual(['Anne']);
      expect(await names({ service: 'Fullstyling' })).toEqual(['Berit', 'Åse']);
    });

    it("counts owners' demand", async () => {
      await join();
      await take(await receive());
      await receive();
      const since = new Date(Date.now() - 60_000);
      expect(await steps.under.partners.demandSince(since)).toEqual([
        { municipality: '4601', city: 'Bergen', service: 'Fullstyling', leads: 2, waiting: 1 },
      ]);
      expect(await steps.under.partners.demandSince(new Date(Date.now() + 60_000))).toEqual([]);
    });

    it.each<[string, (leadCase: OpenCase) => void]>([
      ['is lost', (it) => setStatus(it, 'lost')],
      ['is won', (it) => setStatus(it, 'won')],
      ['is nobody’s to have any more', (it) => agreeToStylists(it, false)],
      [
        'was withdrawn, and is as new by hand',
        (it) => {
          withdrawByOwner(it);
          setStatus(it, 'new');
        },
      ],
    ])('counts what %s as asked for, and as waiting for nobody', async (_, ends) => {
      const [leadId] = [await receive(), await receive()];
      await match(leadId);
      await happen(leadId, ends);
      const since = new Date(Date.now() - 60_000);
      const demand = await steps.under.partners.demandSince(since);
      expect(demand).toMatchObject([{ leads: 2, waiting: 1 }]);
    });

    it("counts a held lead's demand once it is released", async () => {
      const leadId = await receive({ suspicion: 'filled-in-too-fast' });
      const since = new Date(Date.now() - 60_000);
      expect(await steps.under.partners.demandSince(since)).toEqual([]);
      await happen(leadId, (leadCase) => releaseLead(leadCase));
      expect(await steps.under.partners.demandSince(since)).toMatchObject([
        { city: 'Bergen', leads: 1, waiting: 1 },
      ]);
    });
  });
}
