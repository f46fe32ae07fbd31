import { DomainError, oneTimeLink } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnowBrowser, type BrowserLinks } from './know-browser.js';
import { RetriedWrites } from '../core/retried-writes.js';
import { oneTimeToken } from '../core/signed-links.js';
import { inTime } from '../core/testing/in-time.js';
import { InMemoryBrowserLinks } from './testing/in-memory-browser-links.js';
import { TestUsers } from './testing/test-users.js';

describe('making a browser known', () => {
  let testUsers: TestUsers;
  let links: BrowserLinks;
  let browsers: KnowBrowser;
  beforeEach(() => {
    testUsers = new TestUsers();
    links = new InMemoryBrowserLinks(testUsers.store);
    browsers = known(links);
  });
  const known = (kept: BrowserLinks, takesSharedPassword = true) => {
    const { signer, secrets, ids, clock } = testUsers;
    const delivery = { nudge: () => void (testUsers.deliveries += 1) };
    const writes = new RetriedWrites();
    return new KnowBrowser(
      ...([kept, signer, secrets, ids, clock, delivery] as const),
      ...([writes, takesSharedPassword] as const),
    );
  };
  const sent = () => [...testUsers.store.links.values()];
  const token = () => {
    const [link] = sent();
    if (!link) throw new Error('nothing was sent');
    return oneTimeToken(testUsers.signer, link);
  };

  it('mails the shared login a link that works once, within an hour', async () => {
    await browsers.ask(null);
    expect(testUsers.deliveries).toBe(1);
    const first = token();
    await browsers.open(first);
    await expect(browsers.open(first)).rejects.toMatchObject({ code: 'link-expired' });
    await browsers.ask(null);
    testUsers.store.advance(3600);
    await expect(browsers.open(token())).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('sends nothing to an unknown address, nor where the shared login is off', async () => {
    await browsers.ask('nobody@boligstyling.no');
    await known(links, false).ask(null);
    expect([sent(), testUsers.deliveries]).toEqual([[], 0]);
  });

  it('mails a user a link where the shared login is off', async () => {
    const { email } = await testUsers.employ('kari');
    const before = testUsers.deliveries;
    await known(links, false).ask(email);
    expect(testUsers.deliveries - before).toBe(1);
  });

  it('takes no other kind of link, nor one that is not signed', async () => {
    const invitation = oneTimeLink('id', 'invitation', 'kari', testUsers.store.now);
    for (const other of [oneTimeToken(testUsers.signer, invitation), 'nonsense']) {
      await expect(browsers.open(other)).rejects.toMatchObject({ code: 'link-unknown' });
    }
    await browsers.ask(null);
    await expect(testUsers.byLink.look(token())).rejects.toMatchObject({ code: 'link-unknown' });
  });

  describe('while many ask', () => {
    let asked: (string | null)[];
    let answer: () => void;
    beforeEach(() => {
      asked = [];
      const first = new Promise<void>((resolve) => (answer = resolve));
      browsers = known({
        send: async (email: string | null) => {
          asked.push(email);
          await first;
          return false;
        },
        take: async () => false,
      });
    });

    it('looks up one mailbox at a time, and a waiting one not again', async () => {
      const all = ['a@b.no', 'A@b.no', null, 'a@b.no', null].map((each) => browsers.ask(each));
      await Promise.resolve();
      expect(asked).toEqual(['a@b.no']);
      answer();
      await Promise.all(all);
      expect(asked).toEqual(['a@b.no', null]);
      await browsers.ask('a@b.no');
      expect(asked).toHaveLength(3);
    });

    it('refuses more than a hundred mailboxes at once, and never the administrator’s', async () => {
      const all = Array.from({ length: 100 }, (_, nth) => browsers.ask(`${nth}@b.no`));
      expect(() => browsers.ask('one@more.no')).toThrow(/For mange/);
      all.push(browsers.ask(null));
      answer();
      await Promise.all(all);
      expect(asked.at(-1)).toBeNull();
      await browsers.ask('one@more.no');
    });

    it('sends after an outage what was requested during it', async () => {
      let isAway = true;
      const back = known({
        send: async (...given) => {
          if (!isAway) return links.send(...given);
          isAway = false;
          throw new DomainError('storage-unavailable');
        },
        take: async () => false,
      });
      await inTime(back.ask(null));
      expect([sent().length, testUsers.deliveries]).toEqual([1, 1]);
    });

    it('continues after one storage failure', async () => {
      const fails = known({
        send: async (email: string | null) => {
          if (email) throw new Error('away');
          asked.push(email);
          return false;
        },
        take: async () => false,
      });
      const away = fails.ask('a@b.no');
      const next = fails.ask(null);
      await expect(away).rejects.toThrow('away');
      await next;
      expect(asked).toEqual([null]);
    });
  });
});
