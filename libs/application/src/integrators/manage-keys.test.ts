import { beforeEach, describe, expect, it } from '@jest/globals';
import { READING } from '@boligstyling/domain';
import { sampleKey } from '@boligstyling/domain/testing';
import { KnownKeys } from './known-keys.js';
import { ManageKeys } from './manage-keys.js';
import { InMemoryIntegratorKeys } from './testing/in-memory-integrator-keys.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainIntegratorSecrets } from './testing/plain-integrator-secrets.js';

describe('keys of integrators, as the administrator keeps them', () => {
  let store: InMemoryStore;
  let known: KnownKeys;
  let manage: ManageKeys;
  const { name, source, origins, scopes, showsContacts, perMinute, paused } = sampleKey();
  const settings = { name, source, origins, scopes, showsContacts, perMinute, paused };

  beforeEach(() => {
    store = new InMemoryStore();
    const keys = new InMemoryIntegratorKeys(store);
    const secrets = new PlainIntegratorSecrets();
    const clock = { now: () => store.now };
    known = new KnownKeys(keys, secrets, clock);
    let ids = 0;
    manage = new ManageKeys(keys, secrets, known, { next: () => `id-${(ids += 1)}` }, clock);
  });

  it('are made with a secret of which a digest is kept, and work at once', async () => {
    expect(await known.find('secret-1')).toBeUndefined();
    const { key, secret } = await manage.add(settings);
    expect(secret).toBe('secret-1');
    expect(key).toMatchObject({ ...settings, id: 'id-1', digest: 'digest of secret-1' });
    expect(await known.find(secret)).toEqual({ key, by: 'secret' });
    expect(JSON.stringify(await manage.list())).not.toContain('"secret-1"');
  });

  it('let their pages call at once, though others were asked for just now', async () => {
    const [origin = ''] = origins;
    expect(await known.isOriginOfAny(origin)).toBe(false);
    await manage.add(settings);
    expect(await known.isOriginOfAny(origin)).toBe(true);
  });

  it('are no more than 200', async () => {
    for (let made = 0; made < 200; made += 1) await manage.add(settings);
    await expect(manage.add(settings)).rejects.toThrow(
      expect.objectContaining({ code: 'too-many-integrator-keys' }),
    );
  });

  it('open with both secrets while a rotation overlaps, and with the new one after it', async () => {
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

  it('keep the secret that is in use for as long as was said, where the new one is lost and made anew', async () => {
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

  it('are paused and go on at once', async () => {
    const { key, secret } = await manage.add(settings);
    await known.find(secret);
    await manage.change(key.id, { paused: true });
    expect((await known.find(secret))?.key.paused).toBe(true);
    await manage.change(key.id, { paused: false });
    expect((await known.find(secret))?.key.paused).toBe(false);
  });

  it('read nothing again that a colleague has taken away since the form was opened', async () => {
    const { key, secret } = await manage.add({ ...settings, scopes: ['leads:submit', READING] });
    const from = { scopes: key.scopes };
    await manage.change(key.id, { scopes: ['leads:submit'], from });
    await manage.change(key.id, { scopes: [...key.scopes, 'figures:read-own'], from });
    expect((await known.find(secret))?.key.scopes).toEqual(['leads:submit', 'figures:read-own']);
  });
});
