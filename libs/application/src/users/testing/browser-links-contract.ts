import type { KeptLink } from '../../core/link-signer.js';
import { randomUUID } from 'node:crypto';
import { oneTimeLink, type User, SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BrowserLinks } from '../know-browser.js';
import { merged, type UsersUnderTest } from './user-steps.js';
import { heldLink, sampleCode, sampleLink, sampleUser } from './sample-user.js';

export interface BrowserLinksUnderTest extends UsersUnderTest {
  browserLinks: BrowserLinks;
  now(): Date;
}

const HOUR = 3600;

export function browserLinksContract(setUp: () => Promise<BrowserLinksUnderTest>): void {
  let under: BrowserLinksUnderTest;
  let kari: User;
  beforeEach(async () => {
    under = await setUp();
    kari = await merged(under, {}, sampleCode());
    await under.outbox.claimDue(50, 30);
  });

  /** Undefined when no link was kept. */
  const send = async (email: string | null): Promise<KeptLink | undefined> => {
    let kept: KeptLink | undefined;
    const isSent = await under.browserLinks.send(email, (subjectId) => {
      const link = oneTimeLink(randomUUID(), 'known-browser', subjectId, under.now());
      return (kept = { link, digest: `of ${link.id}` });
    });
    expect(isSent).toBe(kept !== undefined);
    return kept;
  };
  const take = (kept: KeptLink | undefined, digest = kept?.digest ?? '') =>
    under.browserLinks.take(heldLink(kept?.link ?? { id: randomUUID() }, digest));
  const mails = async () =>
    (await under.outbox.claimDue(50, 30)).filter(({ kind }) => kind === 'sign-in-link');

  describe('links that make a browser known', () => {
    it('go to a user by address in any case, and to nobody whom the settings name', async () => {
      const { name, email } = kari;
      const hers = await send(email.toUpperCase());
      expect(await mails()).toMatchObject([{ link: hers?.link, recipient: { name, email } }]);
      const shared = await send(null);
      expect(shared?.link.subjectId).toBe(SHARED_PASSWORD_SUBJECT);
      expect(await mails()).toMatchObject([{ link: shared?.link, recipient: null }]);
    });

    it('are only for users who can log in', async () => {
      const invited = sampleUser();
      await under.users.invite(invited, sampleLink(invited), 'digest');
      for (const email of [invited.email, 'nobody@boligstyling.no', '']) {
        expect(await send(email)).toBeUndefined();
      }
      await under.users.remove(kari.id);
      expect(await send(kari.email)).toBeUndefined();
    });

    it.each(['shared', 'own'])(
      'are limited to one an hour for the %s mailbox, also when requested at once',
      async (of) => {
        const email = of === 'own' ? kari.email : null;
        const kept = await Promise.all(Array.from({ length: 8 }, () => send(email)));
        expect(kept.filter(Boolean)).toHaveLength(1);
        await under.letTimePass(HOUR - 60);
        expect(await send(email)).toBeUndefined();
        await under.letTimePass(120);
        expect(await send(email)).toBeDefined();
      },
    );

    it('work once, also when presented at once, and can then be requested again', async () => {
      const kept = await send(null);
      const taken = await Promise.all(Array.from({ length: 5 }, () => take(kept)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await take(kept)).toBe(false);
      expect(await take(await send(null))).toBe(true);
    });

    it('do not work with another digest or after expiry', async () => {
      const kept = await send(kari.email);
      expect(await take(kept, 'guessed')).toBe(false);
      await under.letTimePass(HOUR + 1);
      expect(await take(kept)).toBe(false);
    });

    it('do not affect an invitation, and neither works as the other', async () => {
      const invited = sampleUser();
      const invitation = sampleLink(invited, under.now());
      await under.users.invite(invited, invitation, 'digest');
      expect(await take({ link: invitation, digest: 'digest' })).toBe(false);
      const kept = await send(kari.email);
      if (!kept) throw new Error('not kept');
      const entered = under.users.enter(heldLink(kept.link, kept.digest), sampleCode());
      await expect(entered).rejects.toMatchObject({ code: 'link-expired' });
      await under.users.enter(heldLink(invitation), sampleCode());
      expect(await take(kept)).toBe(true);
    });
  });
}
