import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  CONFIRMED_PURPOSES,
  DomainError,
  type Lead,
  RateLimited,
  keepApart,
} from '@boligstyling/domain';
import { ConfirmByEmail } from './confirm-by-email.js';
import { EraseStrayMessages } from '../notifications/messages.js';
import { EraseLead } from './erase-lead.js';
import { confirmToken, ownerToken, submissionToken } from '../core/signed-links.js';
import { InMemoryRetentionRepository } from '../retention/testing/in-memory-retention-repository.js';
import { TestMarket } from '../core/testing/test-market.js';
import { ViewLead } from '../overview/view-lead.js';
import { InMemoryLeadPictures } from '../files/testing/in-memory-lead-pictures.js';

const MINUTES = 60;
const KEPT = { notificationIds: async () => [], erase: async () => undefined };

describe('an owner’s confirmation by e-mail', () => {
  let market: TestMarket;
  let confirm: ConfirmByEmail;
  let lead: Lead;

  beforeEach(async () => {
    market = new TestMarket();
    const { directory, records, matching, history, quotes, reviews, cases, confirmations } = market;
    const strays = new EraseStrayMessages(KEPT, new InMemoryRetentionRepository(market.store));
    const eraseLead = new EraseLead(
      ...([
        market.leads,
        cases,
        strays,
        { beside: <T>(work: () => Promise<T>) => work() },
      ] as const),
      { execute: async () => undefined },
    );
    const view = new ViewLead(
      directory,
      records,
      matching,
      history,
      quotes,
      reviews,
      new InMemoryLeadPictures(market.store),
    );
    const { signer, ids, clock, delivery } = market;
    confirm = new ConfirmByEmail(
      ...([confirmations, matching, cases, view, eraseLead] as const),
      ...([signer, ids, clock, delivery] as const),
    );
    market.join('Anne');
    lead = await market.asked({ mailboxProvenAt: market.store.now });
    market.deliveries = 0;
  });

  /** The link in the latest e-mail that asks for it. */
  const latest = () => {
    const [id, asked] = [...market.store.confirmations].at(-1) ?? [];
    if (!id || !asked) throw new Error('Nothing was asked for');
    return confirmToken(market.signer, id, asked);
  };
  const ask = (...what: [purpose: 'download' | 'erase' | 'new-email', newEmail?: string]) =>
    confirm.ask(market.ownerLink(lead), ...what);

  it('downloads all stored data, once, within half an hour', async () => {
    await ask('download');
    expect(market.mailsOf(lead)).toEqual(['partner-offer', 'owner-confirm']);
    expect(market.deliveries).toBe(1);
    market.store.advance(30 * MINUTES - 1);
    expect((await confirm.download(latest())).lead.id).toBe(lead.id);
    const used = confirm.download(latest());
    await expect(used).rejects.toMatchObject({
      code: 'link-expired',
      message: expect.stringMatching(/brukt/),
    });
    await ask('download');
    market.store.advance(30 * MINUTES);
    await expect(confirm.download(latest())).rejects.toMatchObject({ code: 'link-expired' });
  });

  describe.each(CONFIRMED_PURPOSES)('of %s', (purpose) => {
    let press: () => Promise<unknown>;
    beforeEach(async () => {
      await ask(purpose, ...(purpose === 'new-email' ? ['ny@nordmann.no'] : []));
      const link = latest();
      press = {
        download: () => confirm.download(link),
        erase: () => confirm.erase(link),
        'new-email': () => confirm.changeEmail(link),
      }[purpose];
    });
    const done = () => ({
      erase: market.store.erasures.length,
      'new-email': market.mailsOf(lead).filter((kind) => kind === 'owner-link').length,
    });

    it('succeeds by the same e-mail after a storage outage', async () => {
      const { matching } = market;
      const caseOf = matching.caseOf.bind(matching);
      matching.caseOf = async () => {
        throw new DomainError('storage-unavailable');
      };
      await expect(press()).rejects.toMatchObject({ code: 'storage-unavailable' });
      expect(done()).toEqual({ erase: 0, 'new-email': 0 });
      matching.caseOf = caseOf;
      await press();
      expect({ download: 1, ...done() }[purpose]).toBe(1);
      await expect(press()).rejects.toMatchObject({
        code: purpose === 'erase' ? 'link-unknown' : 'link-expired',
      });
    });

    it('is done once when two tabs confirm it at once', async () => {
      const presses = await Promise.allSettled([press(), press()]);
      const handedOut = presses.filter(({ status }) => status === 'fulfilled');
      expect({ download: handedOut.length, ...done() }[purpose]).toBe(1);
      await expect(press()).rejects.toBeInstanceOf(DomainError);
    });

    it('fails with a reason when the lead was erased meanwhile', async () => {
      const { matching } = market;
      const caseOf = matching.caseOf.bind(matching);
      matching.caseOf = async (id) => {
        const found = await caseOf(id);
        if (market.store.leads.has(lead.id)) await market.leads.erase(lead.id);
        return found;
      };
      const erased = { code: 'link-unknown', message: 'Henvendelsen er slettet.' };
      await expect(press()).rejects.toMatchObject(erased);
      await expect(press()).rejects.toMatchObject(erased);
    });
  });

  it('erases the lead, and e-mails its partners', async () => {
    await ask('erase');
    await expect(confirm.download(latest())).rejects.toMatchObject({ code: 'link-unknown' });
    await confirm.erase(latest());
    expect(market.store.leads.size).toBe(0);
    expect(market.store.erasures).toHaveLength(1);
    expect(market.deliveries).toBe(2);
  });

  it('changes the address once it is confirmed', async () => {
    await ask('new-email', 'ny@nordmann.no');
    expect(market.mailsOf(lead).slice(-2)).toEqual(['owner-confirm', 'owner-email-changing']);
    const { confirmations, store } = market;
    expect(await confirmations.pendingEmail([lead.id], store.now)).toBe('ny@nordmann.no');
    expect(store.leads.get(lead.id)?.customerEmail).toBe(lead.customerEmail);
    await confirm.changeEmail(latest());
    const now = { customerEmail: 'ny@nordmann.no', emailChangedAt: store.now };
    expect(store.leads.get(lead.id)).toEqual({ ...lead, ...now });
    expect(market.mailsOf(lead).at(-1)).toBe('owner-link');
    expect([...store.assignments.values()]).toMatchObject([{ state: 'offered' }]);
  });

  it('keeps the address when the current one is requested, and e-mails nobody', async () => {
    await ask('new-email', 'fremmed@nordmann.no');
    const mistyped = latest();
    const reported = market.mailsOf(lead);
    await ask('new-email', lead.customerEmail);
    const { confirmations, store } = market;
    expect(await confirmations.pendingEmail([lead.id], store.now)).toBeNull();
    await expect(confirm.changeEmail(mistyped)).rejects.toMatchObject({ code: 'link-expired' });
    expect(store.leads.get(lead.id)).toEqual(lead);
    expect(market.mailsOf(lead)).toEqual(reported);
  });

  it.each(['another', 'that of now'])(
    'replaces an address mistyped on the page of a merged lead from the other page, by %s',
    async (by) => {
      const later = await market.asked();
      await confirm.ask(market.ownerLink(later), 'new-email', 'fremmed@nordmann.no');
      const mistyped = latest();
      await ask('new-email', by === 'another' ? 'ny@nordmann.no' : lead.customerEmail);
      await expect(confirm.changeEmail(mistyped)).rejects.toMatchObject({ code: 'link-expired' });
      expect(market.store.leads.get(lead.id)).toEqual(lead);
    },
  );

  it('keeps the pending address of a merged lead with another address', async () => {
    const later = await market.asked();
    market.store.leads.set(later.id, { ...later, customerEmail: 'ola@nordmann.no' });
    const elsewhere = market.store.leads.get(later.id)!;
    await confirm.ask(market.ownerLink(elsewhere), 'new-email', 'olas@nordmann.no');
    const asked = latest();
    await ask('new-email', 'ny@nordmann.no');
    await confirm.changeEmail(asked);
    expect(market.store.leads.get(later.id)?.customerEmail).toBe('olas@nordmann.no');
  });

  it('treats the current address in other letter case as the same, and e-mails nobody', async () => {
    const reported = market.mailsOf(lead);
    await ask('new-email', lead.customerEmail.toUpperCase());
    expect(market.mailsOf(lead)).toEqual(reported);
    expect(market.store.confirmations.size).toBe(0);
  });

  it('keeps the current address however many others were requested that day', async () => {
    for (let time = 0; time < 5; time += 1) await ask('new-email', 'fremmed@nordmann.no');
    await expect(ask('new-email', lead.customerEmail)).resolves.toBeUndefined();
    await expect(confirm.changeEmail(latest())).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('accepts nothing from the old mailbox after a change of address', async () => {
    await ask('erase');
    const fromBefore = latest();
    await ask('new-email', 'ny@nordmann.no');
    await confirm.changeEmail(latest());
    await expect(confirm.erase(fromBefore)).rejects.toMatchObject({ code: 'link-expired' });
    expect(market.store.leads.has(lead.id)).toBe(true);
  });

  it('changes the address of merged leads too', async () => {
    const later = await market.asked();
    expect(market.store.standing.get(later.id)?.mergedInto).toBe(lead.id);
    await ask('new-email', 'ny@nordmann.no');
    await confirm.changeEmail(latest());
    const emails = [...market.store.leads.values()].map(({ customerEmail }) => customerEmail);
    expect(emails).toEqual(['ny@nordmann.no', 'ny@nordmann.no']);
    // One e-mail reports it, and the other lead's page does not show it to its sender.
    expect(market.mailsOf(lead)).toContain('owner-link');
    expect(market.mailsOf(later)).not.toContain('owner-link');
    const corrected = market.store.events.filter(({ kind }) => kind === 'corrected');
    expect(corrected.map(({ leadId, detail }) => [leadId, detail])).toEqual([
      [later.id, { fields: 'customerEmail', page: 'other' }],
      [lead.id, { fields: 'customerEmail' }],
    ]);
  });

  it('accepts nothing from the old mailbox where a fault interrupts the change', async () => {
    await market.asked();
    await ask('erase');
    const fromBefore = latest();
    await ask('new-email', 'ny@nordmann.no');
    const { cases } = market;
    const open = cases.open.bind(cases);
    cases.open = async (id, what) => {
      if (id === lead.id) throw new DomainError('storage-unavailable');
      return open(id, what);
    };
    const link = latest();
    const changed = confirm.changeEmail(link);
    await expect(changed).rejects.toMatchObject({ code: 'storage-unavailable' });
    cases.open = open;
    await expect(confirm.erase(fromBefore)).rejects.toMatchObject({ code: 'link-expired' });
    await confirm.changeEmail(link);
    const emails = [...market.store.leads.values()].map(({ customerEmail }) => customerEmail);
    expect(emails).toEqual(['ny@nordmann.no', 'ny@nordmann.no']);
    expect(market.mailsOf(lead).filter((kind) => kind === 'owner-link')).toHaveLength(1);
  });

  it.each(['reads', 'writes'])(
    'keeps an address confirmed since, where an earlier press %s late',
    async (what) => {
      await ask('new-email', 'ny@nordmann.no');
      const link = latest();
      const { cases, matching } = market;
      const { caseOf } = matching;
      const { open } = cases;
      const meanwhile = async () => {
        Object.assign(matching, { caseOf });
        Object.assign(cases, { open });
        await confirm.changeEmail(link);
        const now = market.store.leads.get(lead.id) ?? lead;
        const again = ownerToken(market.signer, now, market.store.now);
        await confirm.ask(again, 'new-email', 'kari@jobben.no');
        market.store.advance(1);
        await confirm.changeEmail(latest());
      };
      if (what === 'reads') {
        matching.caseOf = async (id) => meanwhile().then(() => matching.caseOf(id));
      } else cases.open = async (...given) => meanwhile().then(() => cases.open(...given));
      await confirm.changeEmail(link).catch(() => undefined);
      expect(market.store.leads.get(lead.id)?.customerEmail).toBe('kari@jobben.no');
    },
  );

  it('accepts nothing from the old mailbox that was requested during the change', async () => {
    await market.asked();
    await ask('new-email', 'ny@nordmann.no');
    const { cases } = market;
    const open = cases.open.bind(cases);
    let meanwhile = '';
    const token = latest();
    cases.open = async (id, what) => {
      if (!meanwhile) {
        await ask('erase');
        meanwhile = latest();
      }
      return open(id, what);
    };
    await confirm.changeEmail(token);
    await expect(confirm.erase(meanwhile)).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('sends the link to the lead that stays active, whichever page the address was given on', async () => {
    const later = await market.asked();
    await confirm.ask(market.ownerLink(later), 'new-email', 'ny@nordmann.no');
    await confirm.changeEmail(latest());
    expect(market.mailsOf(lead)).toContain('owner-link');
    expect(market.mailsOf(later)).not.toContain('owner-link');
    const corrected = market.store.events.filter(({ kind }) => kind === 'corrected');
    expect(corrected.map(({ leadId, detail }) => [leadId, detail])).toEqual([
      [lead.id, { fields: 'customerEmail', page: 'other' }],
      [later.id, { fields: 'customerEmail' }],
    ]);
  });

  it("changes the lead's address when the merged one is erased in that moment", async () => {
    const later = await market.asked();
    await ask('new-email', 'ny@nordmann.no');
    market.eraseBeforeNextDecision(later);
    await confirm.changeEmail(latest());
    expect(market.store.leads.get(lead.id)?.customerEmail).toBe('ny@nordmann.no');
  });

  it("sends the merged lead's own link where the other lead has another address", async () => {
    const later = await market.asked();
    market.store.leads.set(lead.id, { ...lead, customerEmail: 'ola@nordmann.no' });
    await confirm.ask(market.ownerLink(later), 'new-email', 'ny@nordmann.no');
    await confirm.changeEmail(latest());
    expect(market.mailsOf(lead)).not.toContain('owner-link');
    expect(market.mailsOf(later)).toContain('owner-link');
  });

  it('keeps the address of a merged lead that has another one', async () => {
    const later = await market.asked();
    const elsewhere = { ...market.store.leads.get(later.id)!, customerEmail: 'ola@nordmann.no' };
    market.store.leads.set(later.id, elsewhere);
    await ask('new-email', 'ny@nordmann.no');
    await confirm.changeEmail(latest());
    const emails = [...market.store.leads.values()].map(({ customerEmail }) => customerEmail);
    expect(emails).toEqual(['ny@nordmann.no', 'ola@nordmann.no']);
  });

  it('erases the earlier merged lead too, from either page', async () => {
    const later = await market.asked();
    await confirm.ask(market.ownerLink(later), 'erase');
    await confirm.erase(latest());
    expect([...market.store.leads.keys()]).toEqual([]);
    expect(market.store.erasures).toHaveLength(1);
  });

  it.each(['as what is one with it is looked for', 'as the other is erased'])(
    "erases the page's own lead where an administrator keeps them apart %s",
    async (when) => {
      const later = await market.asked();
      const own = when.startsWith('as what') ? lead : later;
      await confirm.ask(market.ownerLink(own), 'erase');
      const { leads, matching } = market;
      const { mergedPermanently } = matching;
      const { erase } = leads;
      const apart = async () => {
        Object.assign(leads, { erase });
        Object.assign(matching, { mergedPermanently });
        await market.cases.open(later.id, (it) => keepApart(it));
      };
      if (own === lead) {
        matching.mergedPermanently = async (id) => {
          const merged = await mergedPermanently.call(matching, id);
          await apart();
          return merged;
        };
      } else {
        leads.erase = async (id) => {
          await apart();
          return leads.erase(id);
        };
      }
      await confirm.erase(latest());
      expect([...market.store.leads.keys()]).not.toContain(own.id);
    },
  );

  it('does not erase a lead with another address together with the later one', async () => {
    const later = await market.asked();
    market.store.leads.set(lead.id, { ...lead, customerEmail: 'ny@nordmann.no' });
    await confirm.ask(market.ownerLink(later), 'erase');
    await confirm.erase(latest());
    expect([...market.store.leads.keys()]).toEqual([lead.id]);
  });

  it('sends no e-mail about a new address where none is given', async () => {
    await ask('download');
    expect(market.mailsOf(lead)).not.toContain('owner-email-changing');
    await ask('new-email');
    await expect(confirm.changeEmail(latest())).rejects.toMatchObject({ code: 'link-unknown' });
  });

  it.each(['written to elsewhere', 'erased'])(
    'is not requested for a lead that is %s meanwhile',
    async (what) => {
      await ask('new-email', 'ny@nordmann.no');
      const link = latest();
      const { confirmations } = market;
      const { ask: asked } = confirmations;
      confirmations.ask = async (...given) => {
        Object.assign(confirmations, { ask: asked });
        market.store.advance(1);
        await (what === 'erased' ? market.leads.erase(lead.id) : confirm.changeEmail(link));
        return confirmations.ask(...given);
      };
      const refused = ask('new-email', 'fremmed@nordmann.no');
      await expect(refused).rejects.toMatchObject({
        code: what === 'erased' ? 'link-unknown' : 'link-expired',
        message: expect.stringMatching(what === 'erased' ? /slettet/ : /forrige/),
      });
      expect(await confirmations.pendingEmail([lead.id], market.store.now)).toBeNull();
    },
  );

  it('can be requested five times a day', async () => {
    for (let time = 0; time < 5; time += 1) await ask('download');
    market.deliveries = 0;
    const refused = ask('erase');
    await expect(refused).rejects.toThrow(RateLimited);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 24 * 3600 });
    expect(market.deliveries).toBe(0);
  });

  it('cannot be requested for an erased lead', async () => {
    await market.leads.erase(lead.id);
    const asked = ask('download');
    await expect(asked).rejects.toMatchObject({
      code: 'link-unknown',
      message: expect.stringMatching(/slettet/),
    });
  });

  it("cannot be requested by the sender's link", async () => {
    const sender = submissionToken(market.signer, lead);
    await expect(confirm.ask(sender, 'erase')).rejects.toMatchObject({ code: 'link-outdated' });
  });

  it('uses a link that is sent again to the address of earlier leads', async () => {
    await confirm.sendLinks(lead.customerEmail.toUpperCase());
    expect(market.mailsOf(lead)).toContain('owner-link');
    expect(market.store.notifications.every(({ id }) => id !== '' && id !== undefined)).toBe(true);
    expect(market.deliveries).toBe(1);
  });
});
