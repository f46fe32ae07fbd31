import type { KeptLink } from '../core/link-signer.js';
import {
  CLIENT_WINDOW_SECONDS,
  FAILED_LOGINS_PER_CLIENT,
  type Partner,
  RateLimited,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  EnterAsPartner,
  type ActivePartnerSession,
  type PartnerSessions,
} from './enter-as-partner.js';
import { InMemoryLoginAttempts } from '../users/testing/in-memory-login-attempts.js';
import { TestMarket } from '../core/testing/test-market.js';
import { PlainUserSecrets } from '../users/testing/plain-second-factors.js';
import { PlainSessionTokens } from '../users/testing/plain-session-tokens.js';

const SEEN = { browser: 'Firefox', network: '10.0.0.0' };
/** An in-memory stand-in; how long links and sessions last belongs to the storage. */
class Mailbox {
  readonly links: KeptLink[] = [];
  /** The ids of the sent links. */
  readonly ids: string[] = [];
  readonly opened = new Map<string, ActivePartnerSession>();

  constructor(private readonly market: TestMarket) {}

  readonly sendLink: PartnerSessions['sendLink'] = async (email, make) => {
    const partner = [...this.market.store.partners.values()].find((it) => it.email === email);
    if (!partner) return false;
    const kept = make(partner.id);
    this.links.push(kept);
    this.ids.push(kept.digest.replace('digest of ', ''));
    return true;
  };

  readonly open: PartnerSessions['open'] = async (held, { id, tokenDigest }) => {
    const nth = this.links.findIndex(
      (it) => it.link.id === held.id && held.digests.includes(it.digest),
    );
    if (nth < 0) return undefined;
    const [{ link }] = this.links.splice(nth, 1) as [KeptLink];
    const session = { id, partnerId: link.subjectId, expiresAt: link.expiresAt };
    this.opened.set(`${id} ${tokenDigest}`, session);
    return session;
  };

  readonly find: PartnerSessions['find'] = async (id, tokenDigest) =>
    this.opened.get(`${id} ${tokenDigest}`);
}

describe('a partner that logs in by a link', () => {
  let market: TestMarket;
  let mailbox: Mailbox;
  let access: EnterAsPartner;
  let anne: Partner;
  beforeEach(() => {
    market = new TestMarket();
    mailbox = new Mailbox(market);
    const { signer, ids, clock, delivery } = market;
    const tokens = new PlainSessionTokens(market.store);
    access = new EnterAsPartner(
      ...([
        mailbox as Partial<PartnerSessions> as PartnerSessions,
        new InMemoryLoginAttempts(market.store),
        tokens,
        signer,
      ] as const),
      ...([new PlainUserSecrets(), ids, clock, delivery] as const),
    );
    anne = market.join('Anne');
  });
  const linkFor = async ({ email }: Partner) => {
    await access.sendLink(email);
    return mailbox.ids.at(-1) ?? '';
  };

  it('may request links up to the rate limit, known or not', async () => {
    const client = { name: 'someone', budget: 'unknown' };
    for (let nth = 0; nth < FAILED_LOGINS_PER_CLIENT; nth += 1) await access.mayAsk(client);
    const refused = access.mayAsk(client);
    await expect(refused).rejects.toBeInstanceOf(RateLimited);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: CLIENT_WINDOW_SECONDS });
    await expect(access.mayAsk({ ...client, name: 'another' })).resolves.toBeUndefined();
  });

  it('gets a link, also when paused, and nobody learns if an address is known', async () => {
    await access.sendLink('nobody@stil.no');
    expect([mailbox.ids.length, market.deliveries]).toEqual([0, 0]);
    const paused = market.join('Pia', { active: false });
    await access.sendLink(paused.email);
    expect([mailbox.ids.length, market.deliveries]).toEqual([1, 1]);
  });

  it('is logged in by it, once', async () => {
    const link = await linkFor(anne);
    const grant = await access.enter(link, SEEN);
    expect(grant).toMatchObject({ partnerId: anne.id });
    expect(await access.find(grant.token)).toMatchObject({ id: grant.id, partnerId: anne.id });
    const used = { code: 'link-expired', message: expect.stringMatching('Be om en ny') };
    await expect(access.enter(link, SEEN)).rejects.toMatchObject(used);
  });

  it('is not logged in by a forged link with the same content', async () => {
    const link = await linkFor(anne);
    const [, id = ''] = link.split('/');
    const expiresAt = new Date(market.store.now.getTime() + 1000);
    const forged = market.signer.sign({ audience: 'sign-in', id, expiresAt });
    await expect(access.enter(forged, SEEN)).rejects.toMatchObject({ code: 'link-expired' });
    const partner = market.signer.sign({ audience: 'partner', id, expiresAt });
    await expect(access.enter(partner, SEEN)).rejects.toMatchObject({ code: 'link-unknown' });
    await expect(access.enter(link, SEEN)).resolves.toBeDefined();
  });

  it('is logged out when its session has ended, or never was', async () => {
    const { token, id } = await access.enter(await linkFor(anne), SEEN);
    const over = { code: 'session-ended' };
    await expect(access.find('nothing')).rejects.toMatchObject(over);
    await expect(access.find(`${id}/999`)).rejects.toMatchObject(over);
    await expect(access.find(token)).resolves.toBeDefined();
    mailbox.opened.clear();
    await expect(access.find(token)).rejects.toMatchObject(over);
  });

  it('is not taken for another whose page the browser still shows', async () => {
    const { token } = await access.enter(await linkFor(anne), SEEN);
    await expect(access.find(token, anne.id)).resolves.toMatchObject({ partnerId: anne.id });
    const shown = access.find(token, market.join('Berit').id);
    await expect(shown).rejects.toMatchObject({ code: 'other-partner' });
  });
});
