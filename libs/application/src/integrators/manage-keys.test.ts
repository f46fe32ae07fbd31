import { beforeEach, describe, expect, it } from '@jest/globals';
import { sampleKey } from '@boligstyling/domain/testing';
import { KnownKeys } from './known-keys.js';
import { ManageKeys } from './manage-keys.js';
import { InMemoryIntegratorKeys } from './testing/in-memory-integrator-keys.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainIntegratorSecrets } from './testing/plain-integrator-secrets.js';

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
