import { randomUUID } from 'node:crypto';
import type { KeptLink } from '@boligstyling/application';
import {
  DAY_SECONDS,
  ENDED_SESSION_DAYS,
  oneTimeLink,
  PARTNER_SESSION_DAYS,
  UNUSED_PARTNER_LINKS,
  waitingPartnerLinks,
} from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresCredentials } from '../users/postgres-credentials.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { PostgresPartnerSessions } from './postgres-partner-sessions.js';
import { poolOf } from '../core/statements.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const earlier = async (table: string, columns: readonly string[], seconds: number) => {
  const moved = columns.map((it) => `${it} = ${it} - interval '${seconds} seconds'`);
  await database()
    .orm.em.getConnection()
    .execute(`update ${table} set ${moved.join(', ')}`);
};
const letTimePass = async (seconds: number) => {
  await earlier('one_time_link', ['expires_at'], seconds);
  const times = ['opened_at', 'last_used_at', 'expires_at', 'ended_at'];
  await earlier('partner_session', times, seconds);
};

const SEEN = { browser: 'Chrome på Mac', network: '192.0.2.0/24' };
let partners: PostgresPartnerRepository;
let sessions: PostgresPartnerSessions;
let partnerId: string;
let email: string;

beforeEach(async () => {
  partners = new PostgresPartnerRepository(database().orm);
  sessions = new PostgresPartnerSessions(database().orm);
  partnerId = randomUUID();
  email = `${partnerId}@stil.no`;
  await partners.add(samplePartner({ id: partnerId, email }));
});

const send = async (address = email): Promise<KeptLink | undefined> => {
  let kept: KeptLink | undefined;
  const isSent = await sessions.sendLink(address, (id) => {
    const link = oneTimeLink(randomUUID(), 'partner-page', id, new Date());
    return (kept = { link, digest: `of ${link.id}` });
  });
  expect(isSent).toBe(kept !== undefined);
  return kept;
};
const open = async (kept: KeptLink | undefined) => {
  const session = { ...SEEN, id: randomUUID(), tokenDigest: randomUUID() };
  const key = { id: kept?.link.id ?? '', digests: ['of a newer secret', kept?.digest ?? ''] };
  const opened = await sessions.open(key, session);
  return opened && { ...opened, tokenDigest: session.tokenDigest };
};
const isOpen = async (session: { id: string; tokenDigest: string } | undefined) =>
  (await sessions.find(session?.id ?? '', session?.tokenDigest ?? '')) !== undefined;

describe('partner sessions', () => {
  it("are opened by a link, regardless of the address's letter case", async () => {
    const session = await open(await send(email.toUpperCase()));
    expect(session?.partnerId).toBe(partnerId);
    expect(await isOpen(session)).toBe(true);
  });

  it("are for partners' addresses only", async () => {
    expect(await send('nobody@stil.no')).toBeUndefined();
  });

  it('are opened once per link, however many use it concurrently', async () => {
    const kept = await send();
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(kept)));
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await open(kept)).toBeUndefined();
  });

  it('are refused for a wrong digest or an expired link', async () => {
    const kept = await send();
    expect(await open(kept && { ...kept, digest: 'guessed' })).toBeUndefined();
    await letTimePass(30 * 60 + 1);
    expect(await open(kept)).toBeUndefined();
  });

  it('have a limit of waiting links, also under concurrent requests', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(kept.filter(Boolean)).toHaveLength(waitingPartnerLinks(0));
    for (const each of kept.filter(Boolean)) expect(await open(each)).toBeDefined();
    expect(await send()).toBeDefined();
  });

  it('get another link once the waiting ones expire', async () => {
    for (let links = 0; links < waitingPartnerLinks(0); links += 1) await send();
    expect(await send()).toBeUndefined();
    await letTimePass(30 * 60 + 1);
    expect(await send()).toBeDefined();
  });

  it('keep one working link once nine went unused within a day', async () => {
    const credentials = new PostgresCredentials(database().orm);
    const counts: number[] = [];
    for (let halfHour = 0; halfHour < 6; halfHour += 1) {
      const kept = await Promise.all(Array.from({ length: 5 }, () => send()));
      counts.push(kept.filter(Boolean).length);
      await credentials.purge();
      if (halfHour < 5) await letTimePass(30 * 60 + 1);
    }
    expect(counts).toEqual([3, 3, UNUSED_PARTNER_LINKS - 6, 1, 1, 1]);
    await letTimePass(DAY_SECONDS + 1);
    await credentials.purge();
    const again = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(again.filter(Boolean)).toHaveLength(3);
  });

  it('have no limit of links while the partner uses each', async () => {
    for (let times = 0; times <= UNUSED_PARTNER_LINKS; times += 1) await open(await send());
    expect([await send(), await send()].filter(Boolean)).toHaveLength(2);
  });

  it('are unknown under a wrong digest or id', async () => {
    const session = await open(await send());
    if (!session) throw new Error('not opened');
    expect(await isOpen({ ...session, tokenDigest: 'guessed' })).toBe(false);
    expect(await isOpen({ ...session, id: randomUUID() })).toBe(false);
  });

  it('expire after thirty days', async () => {
    const session = await open(await send());
    await letTimePass(PARTNER_SESSION_DAYS * DAY_SECONDS - 60);
    expect(await isOpen(session)).toBe(true);
    await letTimePass(120);
    expect(await isOpen(session)).toBe(false);
  });

  it('are ended singly by their own partner', async () => {
    const [one, other] = [await open(await send()), await open(await send())];
    await sessions.endOf(randomUUID(), one?.id ?? '');
    expect(await isOpen(one)).toBe(true);
    await sessions.endOf(partnerId, one?.id ?? '');
    expect([await isOpen(one), await isOpen(other)]).toEqual([false, true]);
  });

  it('are ended together, with the waiting links', async () => {
    const both = [await open(await send()), await open(await send())];
    const waiting = await send();
    await sessions.endAllOf(partnerId);
    expect(await Promise.all(both.map(isOpen))).toEqual([false, false]);
    expect(await open(waiting)).toBeUndefined();
  });

  it('are ended together also where a link is just opening one', async () => {
    const kept = await send();
    const late = { id: randomUUID(), tokenDigest: 'late' };
    const opening = await (await poolOf(database().orm)).connect();
    await opening.query('begin');
    await opening.query('delete from one_time_link where id = $1', [kept?.link.id]);
    await opening.query(
      `insert into partner_session values ($1, $2, $3, '', '', now(), now(), now() + interval '1 day')`,
      [late.id, partnerId, late.tokenDigest],
    );
    const ended = sessions.endAllOf(partnerId);
    await database().untilBlocked();
    await opening.query('commit');
    opening.release();
    await ended;
    expect(await isOpen(late)).toBe(false);
  });

  it("end with the waiting links when the partner's address changes, and by no other change", async () => {
    const session = await open(await send());
    const waiting = await send();
    await partners.change(partnerId, { email, company: 'Et annet navn AS' });
    expect(await isOpen(session)).toBe(true);
    const other = `${randomUUID()}@stil.no`;
    await partners.change(partnerId, { email: other });
    expect(await isOpen(session)).toBe(false);
    expect(await open(waiting)).toBeUndefined();
    expect(await isOpen(await open(await send(other)))).toBe(true);
  });

  it('continue where the new address is another partner’s, because the change fails', async () => {
    const session = await open(await send());
    const accepted = `${randomUUID()}@stil.no`;
    await partners.add(samplePartner({ id: randomUUID(), email: accepted }));
    const changed = partners.change(partnerId, { email: accepted });
    await expect(changed).rejects.toMatchObject({ code: 'partner-email-taken' });
    expect(await isOpen(session)).toBe(true);
  });

  it('are listed as ended and deleted after expiry', async () => {
    await open(await send());
    const listed = async () => (await sessions.listOf(partnerId))[0];
    await letTimePass(PARTNER_SESSION_DAYS * DAY_SECONDS + 60);
    expect((await listed())?.endedAt).toBeInstanceOf(Date);
    await letTimePass((ENDED_SESSION_DAYS - 1) * DAY_SECONDS);
    await sessions.purge();
    expect(await listed()).toBeDefined();
    await letTimePass(DAY_SECONDS);
    await sessions.purge();
    expect(await listed()).toBeUndefined();
  });

  it('are listed with their browser and network, for a while also after their end', async () => {
    const session = await open(await send());
    const listed = async () => (await sessions.listOf(partnerId))[0];
    expect(await listed()).toMatchObject({ id: session?.id, ...SEEN, endedAt: null });
    await sessions.endOf(partnerId, session?.id ?? '');
    expect((await listed())?.endedAt).toBeInstanceOf(Date);
    await letTimePass((ENDED_SESSION_DAYS - 1) * DAY_SECONDS);
    await sessions.purge();
    expect(await listed()).toBeDefined();
    await letTimePass(DAY_SECONDS + 60);
    await sessions.purge();
    expect(await listed()).toBeUndefined();
  });
});
