import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Lead, type Partner, correctLead } from '@boligstyling/domain';
import { IsItYou } from './is-it-you.js';
import { OwnerLinks } from '../lead-case/owner-access.js';
import { submissionToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('an owner’s mailbox', () => {
  let market: TestMarket;
  let ownerAccess: OwnerLinks;
  let lead: Lead;
  let anne: Partner;

  beforeEach(async () => {
    market = new TestMarket();
    const { matching, cases, signer, clock } = market;
    ownerAccess = new OwnerLinks(matching, cases, signer, clock);
    anne = market.join('Anne');
    lead = await market.receive();
  });

  const provenAt = ({ id }: Lead) => market.store.leads.get(id)?.mailboxProvenAt;

  it('is not proven by opening a link alone', async () => {
    await ownerAccess.open(market.ownerLink(lead));
    await ownerAccess.openForAll(market.ownerLink(lead));
    expect(provenAt(lead)).toBeNull();
  });

  it('is proven once by a press on the page of a mailed link', async () => {
    await ownerAccess.press(market.ownerLink(lead));
    const first = provenAt(lead);
    expect(first).toEqual(market.store.now);
    market.store.advance(60);
    await ownerAccess.press(market.ownerLink(lead));
    expect(provenAt(lead)).toEqual(first);
  });

  it('is not proven by the link that the sender gets at once', async () => {
    const sender = submissionToken(market.signer, lead);
    await expect(ownerAccess.press(sender)).rejects.toMatchObject({ code: 'link-outdated' });
    expect(provenAt(lead)).toBeNull();
  });

  it('is no longer proven once the address changes', async () => {
    await ownerAccess.press(market.ownerLink(lead));
    await market.cases.open(lead.id, (leadCase) =>
      correctLead(leadCase, { customerEmail: 'ny@nordmann.no' }, false),
    );
    expect(provenAt(lead)).toBeNull();
  });

  it('stays proven when only letter case changes', async () => {
    await ownerAccess.press(market.ownerLink(lead));
    const customerEmail = lead.customerEmail.toUpperCase();
    await market.cases.open(lead.id, (leadCase) => correctLead(leadCase, { customerEmail }, false));
    expect(provenAt(lead)).not.toBeNull();
  });

  it('is proven by an answer to «Er dette deg?»', async () => {
    const later = await market.receive();
    const differing = market.store.standing.get(later.id)!;
    market.store.standing.set(later.id, {
      ...differing,
      mergedInto: lead.id,
      mergeKind: 'same-mailbox',
      differences: { rooms: 'Alle rom' },
    });
    market.store.leads.set(later.id, { ...later, rooms: 'Alle rom' });
    const { matching, cases, locateLeads, signer, clock } = market;
    const expiresAt = new Date(clock.now().getTime() + 1000);
    const token = signer.sign({ audience: 'is-it-you', id: later.id, expiresAt });
    await new IsItYou(matching, cases, locateLeads, signer, clock).answer(token, false);
    expect(provenAt(later)).toEqual(clock.now());
  });

  it('does not have to be proven before partners are asked', async () => {
    const asked = await market.asked({ customerPhone: '99887766', customerEmail: 'ola@online.no' });
    expect(provenAt(asked)).toBeNull();
    const questions = [...market.store.assignments.values()];
    expect(questions).toEqual([expect.objectContaining({ leadId: asked.id, partnerId: anne.id })]);
  });
});
