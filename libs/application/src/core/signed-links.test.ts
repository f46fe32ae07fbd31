import { correctLead } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { OwnerLinks } from '../lead-case/owner-access.js';
import {
  confirmToken,
  leadErased,
  openLink,
  ownerToken,
  requireOfMailbox,
  submissionToken,
} from './signed-links.js';
import { TestMarket } from './testing/test-market.js';

const days = (count: number) => count * 24 * 3600 * 1000;
const fault = (code: string) => expect.objectContaining({ code });
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('a signed link', () => {
  it('opens its subject until the moment it expires', async () => {
    const market = new TestMarket();
    const anne = market.join('Anne');
    const lead = await market.asked();
    const [assigned] = market.store.assignments.values();
    const since = { partner: assigned?.offeredAt ?? lead.receivedAt, owner: lead.receivedAt };
    const open = (audience: 'partner' | 'owner', token: string, ms: number) => () =>
      openLink(market.signer, audience, token, after(since[audience], ms));
    const [partner, owner] = [market.partnerLink(lead, anne), market.ownerLink(lead)];
    expect(open('partner', partner, days(60) - 1)()).toBe(assigned?.id);
    expect(open('partner', partner, days(60))).toThrow(fault('link-expired'));
    expect(open('owner', owner, days(365) - 1)()).toBe(lead.id);
    expect(open('owner', owner, days(365))).toThrow(fault('link-expired'));
    const again = ownerToken(market.signer, lead, after(lead.receivedAt, days(500)));
    expect(open('owner', again, days(865) - 1)()).toBe(lead.id);
    expect(open('owner', again, days(865))).toThrow(fault('link-expired'));
    const moved = { ...lead, emailChangedAt: after(lead.receivedAt, days(1)) };
    const sinceMoved = ownerToken(market.signer, moved, after(lead.receivedAt, days(500)));
    expect(open('owner', sinceMoved, days(865) - 1)()).toBe(lead.id);
  });

  it('is unknown to any other audience, expired or not', () => {
    const { signer, store } = new TestMarket();
    const confirmation = { purpose: 'erase' as const, expiresAt: store.now, newEmail: null };
    const token = confirmToken(signer, 'n', confirmation);
    const open = (audience: 'erase' | 'download', link: string) => () =>
      openLink(signer, audience, link, after(store.now, -1));
    expect(open('erase', token)()).toBe('n');
    expect(open('download', token)).toThrow(fault('link-unknown'));
    expect(open('erase', 'nonsense')).toThrow(fault('link-unknown'));
    const message = expect.stringMatching('slettet');
    expect(leadErased()).toMatchObject({ code: 'link-unknown', message });
  });

  it('of an owner opens less where it came with the receipt', async () => {
    const market = new TestMarket();
    const { matching, cases, signer, clock } = market;
    const ownerAccess = new OwnerLinks(matching, cases, signer, clock);
    const lead = await market.receive();
    const { id } = lead;
    const [sender, full] = [submissionToken(signer, lead), market.ownerLink(lead)];
    expect(await ownerAccess.open(sender)).toMatchObject({
      state: { lead: { id } },
      access: 'submission',
    });
    expect(await ownerAccess.open(full)).toMatchObject({ state: { lead: { id } }, access: 'full' });
    expect(await ownerAccess.openForAll(full)).toMatchObject({ lead: { id } });
    await expect(ownerAccess.openForAll(sender)).rejects.toThrow(fault('link-outdated'));
    await expect(ownerAccess.open('nonsense')).rejects.toThrow(fault('link-unknown'));
  });

  it.each([
    ['owner', ' En nyere ligger i innboksen til den nye.'],
    ['is-it-you', ' En nyere ligger i innboksen til den nye.'],
    ['partner', ''],
    ['terms', ''],
  ] as const)('of audience %s names the former address', (audience, newer) => {
    const { signer, store } = new TestMarket();
    const token = signer.sign({ audience, id: 'any', expiresAt: store.now });
    const opened = () =>
      requireOfMailbox(signer, audience, token, { emailChangedAt: after(store.now, -1000) });
    const message = `Lenken gikk til den forrige e-postadressen.${newer}`;
    expect(opened).toThrow(expect.objectContaining({ code: 'link-expired', message }));
  });

  it("of an owner opens nothing once the owner's e-mail address has changed", async () => {
    const market = new TestMarket();
    const { matching, cases, signer, clock, store } = market;
    const ownerAccess = new OwnerLinks(matching, cases, signer, clock);
    const lead = await market.receive();
    const before = [market.ownerLink(lead)];
    const sender = submissionToken(signer, lead);
    store.advance(1);
    const change = { customerEmail: lead.customerEmail.toUpperCase() };
    await market.cases.open(lead.id, (leadCase) => correctLead(leadCase, change, false));
    for (const link of before) await expect(ownerAccess.open(link)).resolves.toBeDefined();
    const elsewhere = { customerEmail: 'ny@nordmann.no' };
    await market.cases.open(lead.id, (leadCase) => correctLead(leadCase, elsewhere, false));
    const newer = expect.stringMatching('forrige e-postadressen. En nyere ligger i innboksen');
    const expired = { code: 'link-expired', message: newer };
    for (const link of before) await expect(ownerAccess.open(link)).rejects.toMatchObject(expired);
    expect(await ownerAccess.open(sender)).toMatchObject({ access: 'submission' });
    const changed = (await matching.caseOf(lead.id))?.lead ?? lead;
    const leavesLate = ownerToken(signer, changed, lead.receivedAt);
    for (const link of [leavesLate, ownerToken(signer, changed, store.now)]) {
      expect(await ownerAccess.openForAll(link)).toMatchObject({ lead: elsewhere });
    }
  });
});
