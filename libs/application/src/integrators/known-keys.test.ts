import { beforeEach, describe, expect, it } from '@jest/globals';
import { INTEGRATOR_SCOPES } from '@boligstyling/domain';
import { sampleKey } from '@boligstyling/domain/testing';
import { KnownKeys, ManageKeys } from './known-keys.js';
import { InMemoryIntegratorKeys } from './testing/in-memory-integrator-keys.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainIntegratorSecrets } from './testing/plain-integrator-secrets.js';

describe('cached API keys', () => {
  let store: InMemoryStore;
  let asked: number;
  let keys: InMemoryIntegratorKeys;
  let known: KnownKeys;
  const key = sampleKey({ digest: 'digest of secret', scopes: INTEGRATOR_SCOPES });

  beforeEach(async () => {
    store = new InMemoryStore();
    keys = new InMemoryIntegratorKeys(store);
    await keys.add(key);
    asked = 0;
    class Counted extends InMemoryIntegratorKeys {
      override list() {
        asked += 1;
        return super.list();
      }
    }
    const secrets = new PlainIntegratorSecrets();
    known = new KnownKeys(new Counted(store), secrets, { now: () => store.now });
  });

  it('are found by secret and give the name, without a query each time', async () => {
    expect(await known.find('secret')).toEqual({ key, by: 'secret' });
    expect(await known.find(key.id)).toEqual({ key, by: 'open-name' });
    expect(asked).toBe(1);
  });

  it('are queried again after some seconds, at once for an unknown secret, and on command', async () => {
    await known.find('secret');
    await keys.change(key.id, { paused: true });
    expect((await known.find('secret'))?.key.paused).toBe(false);
    store.advance(5);
    expect((await known.find('secret'))?.key.paused).toBe(true);

    const other = sampleKey({ id: 'other', digest: 'digest of other' });
    await keys.add(other);
    expect(await known.find('other')).toEqual({ key: other, by: 'open-name' });
    expect(await known.find('stranger')).toBeUndefined();
    expect(asked).toBe(4);

    await keys.change(key.id, { paused: false });
    known.deleteOld();
    expect((await known.find('secret'))?.key.paused).toBe(false);
  });

  it('are queried again when the clock has been set back, because their age is unknown', async () => {
    await known.find('secret');
    await keys.change(key.id, { paused: true });
    store.advance(-3600);
    expect((await known.find('secret'))?.key.paused).toBe(true);
  });

  it('allow their current scopes', async () => {
    expect(await known.open('secret', 'leads:read-own')).toEqual(key);
    const refused = (code: string) => expect.objectContaining({ code });
    await expect(known.open(key.id, 'leads:read-own')).rejects.toThrow(refused('scope-missing'));
    await expect(known.open('stranger', 'leads:read-own')).rejects.toThrow(refused('unauthorized'));
    await keys.change(key.id, { scopes: ['leads:submit'] });
    await expect(known.open('secret', 'leads:read-own')).rejects.toThrow(refused('scope-missing'));
    await keys.change(key.id, { paused: true });
    await expect(known.open('secret', 'leads:submit')).rejects.toThrow(refused('unauthorized'));
  });

  it('list the origins that may frame the form, and that may call at all', async () => {
    expect(await known.framingOrigins(key.id)).toEqual(key.origins);
    expect(await known.framingOrigins('secret')).toEqual([]);
    expect(await known.framingOrigins('stranger')).toEqual([]);
    const [origin = ''] = key.origins;
    expect(await known.isOriginOfAny(origin)).toBe(true);
    expect(await known.isOriginOfAny('https://other.example')).toBe(false);
    await keys.add(sampleKey({ id: 'other', digest: 'd', origins: ['https://other.example'] }));
    known.deleteOld();
    for (const each of [origin, 'https://other.example'])
      expect(await known.isOriginOfAny(each)).toBe(true);
    await keys.change(key.id, { paused: true });
    known.deleteOld();
    expect(await known.isOriginOfAny(origin)).toBe(false);
  });
});

describe('managing API keys', () => {
  let store: InMemoryStore;
  let known: KnownKeys;
  let manage: ManageKeys;
  const { name, source, origins, scopes, showsContacts, perMinute, paused, isTest } = sampleKey();
  const settings = { name, source, origins, scopes, showsContacts, perMinute, paused, isTest };

  beforeEach(() => {
    store = new InMemoryStore();
    const keys = new InMemoryIntegratorKeys(store);
    const secrets = new PlainIntegratorSecrets();
    const clock = { now: () => store.now };
    known = new KnownKeys(keys, secrets, clock);
    let ids = 0;
    manage = new ManageKeys(keys, secrets, known, { next: () => `id-${(ids += 1)}` }, clock);
  });

  it('makes a key with a secret, of which a digest is kept, that works at once', async () => {
    expect(await known.find('secret-1')).toBeUndefined();
    const { key, secret } = await manage.add(settings);
    expect(secret).toBe('secret-1');
    expect(key).toMatchObject({ ...settings, id: 'id-1', digest: 'digest of secret-1' });
    expect(await known.find(secret)).toEqual({ key, by: 'secret' });
    expect(JSON.stringify(await manage.list())).not.toContain('"secret-1"');
  });

  it("lets a new key's pages call at once, despite the cache", async () => {
    const [origin = ''] = origins;
    expect(await known.isOriginOfAny(origin)).toBe(false);
    await manage.add(settings);
    expect(await known.isOriginOfAny(origin)).toBe(true);
  });

  it('gives a key that is made again another secret, and ends no earlier one at once', async () => {
    const add = () => manage.add(settings, 'named');
    const [first, again] = await Promise.all([add(), add()]);
    expect(await manage.list()).toHaveLength(1);
    expect(again.secret).not.toBe(first.secret);
    for (const { secret } of [first, again]) expect(await known.find(secret)).toBeDefined();
  });

  it('refuses more than 200 keys', async () => {
    for (let made = 0; made < 200; made += 1) await manage.add(settings);
    await expect(manage.add(settings)).rejects.toThrow(
      expect.objectContaining({ code: 'too-many-integrator-keys' }),
    );
  });

  it('accepts both secrets while a rotation overlaps, and then the new one', async () => {
    const { key, secret } = await manage.add(settings);
    const { secret: next } = await manage.rotate(key.id, 24);
    expect((await known.find(secret))?.by).toBe('secret');
    expect((await known.find(next))?.by).toBe('secret');
    store.advance(24 * 3600);
    expect(await known.find(secret)).toBeUndefined();
    expect((await known.find(next))?.by).toBe('secret');
    const { secret: last } = await manage.rotate(key.id, 0);
    expect(await known.find(next)).toBeUndefined();
    expect((await known.find(last))?.by).toBe('secret');
  });

  it('keeps the secret in use for its overlap, where a lost new one is made again', async () => {
    const { key, secret } = await manage.add(settings);
    const { secret: lost } = await manage.rotate(key.id, 24);
    store.advance(60);
    const { secret: next } = await manage.rotate(key.id, 168);
    for (const each of [secret, lost, next]) expect((await known.find(each))?.by).toBe('secret');
    store.advance(24 * 3600 - 60);
    expect(await known.find(secret)).toBeUndefined();
    for (const each of [lost, next]) expect((await known.find(each))?.by).toBe('secret');
    const { secret: last } = await manage.rotate(key.id, 0);
    for (const each of [lost, next]) expect(await known.find(each)).toBeUndefined();
    expect((await known.find(last))?.key.earlier).toEqual({});
  });

  it('pauses and resumes a key at once', async () => {
    const { key, secret } = await manage.add(settings);
    await known.find(secret);
    await manage.change(key.id, { paused: true });
    expect((await known.find(secret))?.key.paused).toBe(true);
    await manage.change(key.id, { paused: false });
    expect((await known.find(secret))?.key.paused).toBe(false);
  });

  it('changes a key only on the expected version', async () => {
    const { key, secret } = await manage.add(settings);
    const { version } = await manage.change(key.id, { perMinute: 7 }, key.version);
    const late = manage.change(key.id, { perMinute: 8 }, key.version);
    await expect(late).rejects.toMatchObject({ code: 'version-stale' });
    expect((await known.find(secret))?.key).toMatchObject({ version, perMinute: 7 });
  });
});
