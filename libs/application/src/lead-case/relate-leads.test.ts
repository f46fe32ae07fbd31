import { randomUUID } from 'node:crypto';
import {
  DomainError,
  type Lead,
  type OpenCase,
  acceptAssignment,
  correctLead,
  offerTo,
  withdrawByOwner,
  setStatus,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { IsItYou } from '../owners/is-it-you.js';
import { RelateLeads } from './relate-leads.js';
import { isItYouToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';

const MINUTE = 60;
const DAY = 24 * 3600;

let market: TestMarket;
let relating: RelateLeads;
let first: Lead;
beforeEach(async () => {
  market = new TestMarket();
  relating = new RelateLeads(market.directory, market.cases);
  market.join('Anne');
  first = await market.asked();
});

/** Each a minute later than the last. */
const later = (changes: Partial<Lead> = {}) => {
  market.store.advance(MINUTE);
  return market.asked(changes);
};
const neighbour = (name = 'ola', customerPhone = '90000000') =>
  later({ customerPhone, customerEmail: `${name}@nabo.no` });
const relations = async ({ id }: Lead) =>
  (await relating.related(id)).map(({ lead, relation }) => [lead.id, relation]);

describe('related leads', () => {
  it('are those merged into the lead, and the one it is merged into', async () => {
    const second = await later();
    const third = await later();
    expect(await relations(second)).toEqual([[first.id, 'merged']]);
    expect(await relations(first)).toEqual([
      [second.id, 'merged-by'],
      [third.id, 'merged-by'],
    ]);
  });

  it('are erased with the lead when permanently merged, and not from another mailbox', async () => {
    const second = await later();
    const stranger = await neighbour();
    await relating.merge(stranger.id);
    const erasedWith = async ({ id }: Lead) =>
      (await relating.related(id)).map(({ lead, erasedWith: isErased }) => [lead.id, isErased]);
    expect(await erasedWith(first)).toEqual([
      [second.id, true],
      [stranger.id, false],
    ]);
    expect(await erasedWith(second)).toEqual([[first.id, false]]);
  });

  it('include possible duplicates, from either side', async () => {
    const other = await neighbour();
    expect(await relations(other)).toEqual([[first.id, 'perhaps']]);
    expect(await relations(first)).toEqual([[other.id, 'perhaps-by']]);
  });

  it('exclude possible duplicates of a third lead', async () => {
    await neighbour();
    const stranger = await neighbour('per', '90000001');
    expect(await relations(stranger)).toEqual([[first.id, 'perhaps']]);
  });

  it('require a known lead', async () => {
    await expect(relating.related(randomUUID())).rejects.toMatchObject({ code: 'lead-not-found' });
  });

  it('are merged once under repeated calls, which complete an interrupted merge', async () => {
    const other = await neighbour();
    const { assignment } = (await market.matching.assignmentsOf(other.id))[0]!;
    await market.cases.open(other.id, (it) => acceptAssignment(it, assignment.id));
    const { decide } = market.matching;
    market.matching.decide = async (leadId, ...given) => {
      if (leadId === first.id) throw new DomainError('storage-unavailable');
      return decide.call(market.matching, leadId, ...given);
    };
    await expect(relating.merge(other.id)).rejects.toMatchObject({ code: 'storage-unavailable' });
    market.matching.decide = decide;
    const stands = async () =>
      (await market.matching.assignmentsOf(first.id)).map((it) => it.assignment.state);
    expect([await relations(other), await stands()]).toEqual([[[first.id, 'merged']], ['offered']]);
    for (let press = 0; press < 2; press += 1) await relating.merge(other.id);
    expect([await relations(other), await stands()]).toEqual([
      [[first.id, 'merged']],
      ['withdrawn'],
    ]);
    expect(market.store.events.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
  });

  it('are merged or kept apart, as the administrator decides', async () => {
    const other = await neighbour();
    await relating.merge(other.id);
    expect(await relations(first)).toEqual([[other.id, 'merged-by']]);
    await relating.separate(other.id);
    expect(await relations(first)).toEqual([]);
    await expect(relating.merge(other.id)).rejects.toMatchObject({ code: 'lead-not-merged' });
    await expect(relating.separate(other.id)).rejects.toMatchObject({ code: 'lead-not-merged' });
  });
});

describe('a partner that accepted the later of two manually merged leads', () => {
  it("is withdrawn from the earlier one's offer", async () => {
    const other = await neighbour();
    const questionOf = async ({ id }: Lead) => (await market.matching.assignmentsOf(id))[0]!;
    const taken = (await questionOf(other)).assignment;
    await market.cases.open(other.id, (it) => acceptAssignment(it, taken.id));
    expect((await questionOf(first)).assignment.state).toBe('offered');
    await relating.merge(other.id);
    expect((await questionOf(first)).assignment.state).toBe('withdrawn');
    expect(market.mailsOf(first)).not.toContain('partner-offer');
    const [{ reveals } = {}] = await relating.related(first.id);
    expect(reveals).toMatchObject([{ partnerId: taken.partnerId, partnerGroup: 'stylist' }]);
  });
});

describe('«Er dette deg?»', () => {
  let asking: IsItYou;
  let second: Lead;
  let token: string;
  beforeEach(async () => {
    const { matching, cases, locateLeads, signer, clock } = market;
    asking = new IsItYou(matching, cases, locateLeads, signer, clock);
    second = await later({ customerPhone: '98765432', rooms: 'Bare stua' });
    token = isItYouToken(signer, second, second.receivedAt);
  });
  const stored = ({ id }: Lead) => market.store.leads.get(id);
  const answered = { code: 'link-expired', message: expect.stringMatching('allerede svart') };

  it('shows the differences, and viewing decides nothing', async () => {
    expect(market.mailsOf(second)).toContain('owner-is-it-you');
    for (let look = 0; look < 2; look += 1) {
      expect(await asking.view(token)).toMatchObject({
        earlier: { id: first.id },
        later: { id: second.id },
        differences: { customerPhone: '98765432', rooms: 'Bare stua' },
      });
    }
    expect(stored(first)).toMatchObject({ customerPhone: first.customerPhone });
  });

  it('fails where the earlier lead is erased at the moment of the answer', async () => {
    market.eraseBeforeNextDecision(first);
    const erased = { code: 'link-unknown', message: 'Henvendelsen er slettet.' };
    await expect(asking.answer(token, true)).rejects.toMatchObject(erased);
  });

  it('is asked again after a change of address, by the new mailbox alone', async () => {
    market.store.advance(1);
    const elsewhere = { customerEmail: 'ny@nordmann.no' };
    for (const id of [first.id, second.id]) {
      await market.cases.open(id, (it) => correctLead(it, elsewhere, false));
    }
    await expect(asking.view(token)).rejects.toMatchObject({ code: 'link-expired' });
    expect(market.mailsOf(second).filter((kind) => kind === 'owner-is-it-you')).toHaveLength(1);
    const now = isItYouToken(market.signer, stored(second) ?? second, second.receivedAt);
    expect(await asking.view(now)).toMatchObject({ earlier: { id: first.id } });
  });

  it('no longer shows what has been corrected meanwhile', async () => {
    await market.cases.open(first.id, (it) => correctLead(it, { rooms: 'Bare stua' }, false));
    expect((await asking.view(token)).differences).toEqual({ customerPhone: '98765432' });
  });

  it("asks about the later lead's current values after a correction", async () => {
    const corrected = { customerPhone: '41112233' };
    await market.cases.open(second.id, (it) => correctLead(it, corrected, false));
    expect((await asking.view(token)).differences).toEqual({ ...corrected, rooms: 'Bare stua' });
    await asking.answer(token, true);
    expect(stored(first)).toMatchObject({ ...corrected, rooms: 'Bare stua' });
  });

  it('is over once all is corrected back', async () => {
    const { customerPhone, rooms } = first;
    await market.cases.open(second.id, (it) => correctLead(it, { customerPhone, rooms }, false));
    await expect(asking.view(token)).rejects.toMatchObject(answered);
    await expect(asking.answer(token, true)).rejects.toMatchObject(answered);
  });

  it('corrects the earlier lead by a yes, once', async () => {
    await asking.answer(token, true);
    expect(stored(first)).toMatchObject({ customerPhone: '98765432', rooms: 'Bare stua' });
    await expect(asking.answer(token, true)).rejects.toMatchObject(answered);
    await expect(asking.view(token)).rejects.toMatchObject(answered);
  });

  it('changes nothing of the earlier lead by a no', async () => {
    await asking.answer(token, false);
    expect(stored(first)).toEqual(first);
    await expect(asking.view(token)).rejects.toMatchObject(answered);
  });

  it.each<[string, (leadCase: OpenCase) => void]>([
    ['has withdrawn it', (it) => withdrawByOwner(it)],
    ['has an agreement by it', (it) => setStatus(it, 'won')],
  ])('has nothing more to ask about the earlier request once its owner %s', async (_, end) => {
    await market.cases.open(first.id, end);
    await expect(asking.view(token)).rejects.toMatchObject(answered);
    await expect(asking.answer(token, true)).rejects.toMatchObject(answered);
    expect(stored(first)).toMatchObject({ customerPhone: first.customerPhone });
  });

  it('opens for thirty days, as long as the lead exists, and by its own links alone', async () => {
    const unknown = { code: 'link-unknown' };
    await expect(asking.view(market.ownerLink(second))).rejects.toMatchObject(unknown);
    market.store.advance(30 * DAY - 1);
    await expect(asking.view(token)).resolves.toBeDefined();
    market.store.advance(1);
    const expired = { code: 'link-expired', message: expect.not.stringMatching('allerede svart') };
    await expect(asking.view(token)).rejects.toMatchObject(expired);
  });

  it('is over once the earlier lead is erased', async () => {
    await market.leads.erase(first.id);
    const erased = { code: 'link-unknown', message: expect.stringMatching('slettet') };
    await expect(asking.view(token)).rejects.toMatchObject(erased);
  });
});

describe('a yes to «Er dette deg?» about the address', () => {
  const assignments = () => market.matching.assignmentsOf(first.id);
  const stateOfQuestions = async () =>
    (await assignments()).map(({ assignment }) => assignment.state);
  /** The owner's second lead names the address that the first one lacked. */
  const answerAbout = async (earlier: Partial<Lead>, second: Partial<Lead>) => {
    market = new TestMarket();
    const { id: anne } = market.join('Anne');
    first = await market.asked({ address: '', ...earlier });
    const { matching, cases, locateLeads, signer, clock } = market;
    if ((await assignments()).length === 0) {
      await cases.open(first.id, (open) => offerTo(open, anne), [anne]);
    }
    expect(await stateOfQuestions()).toEqual(['offered']);
    const it = await later(second);
    const token = isItYouToken(signer, it, it.receivedAt);
    await new IsItYou(matching, cases, locateLeads, signer, clock).answer(token, true);
  };

  it('keeps the offers where both addresses are in one municipality', async () => {
    await answerAbout({}, { address: 'Nygårdsgaten 12, 5015 Bergen' });
    expect(await stateOfQuestions()).toEqual(['offered']);
  });

  it('ends the offers where the municipality was unknown', async () => {
    const nowhere = { municipality: null, municipalityFoundBy: null };
    await answerAbout(nowhere, { address: 'Nygårdsgaten 12, 5015 Bergen', ...nowhere });
    expect(await stateOfQuestions()).toEqual(['withdrawn']);
  });
});
