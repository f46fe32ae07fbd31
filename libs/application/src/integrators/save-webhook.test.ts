import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WebhookEndpoint } from '@boligstyling/domain';
import { sampleKey } from '@boligstyling/domain/testing';
import { DeliveryFault } from '../core/outbox.js';
import { type WebhookEndpoints, SaveWebhook, TryWebhook } from './save-webhook.js';
import { InMemoryIntegratorKeys } from './testing/in-memory-integrator-keys.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainSecretBox } from '../core/testing/plain-secret-box.js';

describe('webhook endpoints', () => {
  let kept: WebhookEndpoint[];
  let save: SaveWebhook;
  let keys: InMemoryIntegratorKeys;
  const key = sampleKey({ scopes: ['leads:submit', 'leads:read-own'] });
  const now = new Date('2026-11-20T12:00:00.000Z');
  const settings = {
    url: 'https://crm.no',
    events: ['lead.received' as const],
    active: true,
    integratorKeyId: null,
  };

  beforeEach(async () => {
    kept = [];
    const endpoints = {
      list: async () => kept,
      add: async (endpoint: WebhookEndpoint) => {
        if (kept.some(({ id }) => id === endpoint.id)) return false;
        return kept.push(endpoint) > 0;
      },
      change: async (id: string, reported: (now: object) => object) => {
        return { id, ...reported({ version: 3 }) };
      },
      rotate: async (id: string, secret: string, overlapHours: number) => ({
        ...{ id, secret, overlapHours },
      }),
      reseal: async (id: string, from: string, secret: string) => {
        kept = kept.map((each) =>
          each.id === id && each.secret === from ? { ...each, secret } : each,
        );
      },
    } as unknown as WebhookEndpoints;
    keys = new InMemoryIntegratorKeys(new InMemoryStore());
    await keys.add(key);
    const ids = { next: () => `id-${kept.length}` };
    save = new SaveWebhook(endpoints, keys, new PlainSecretBox(), ids, { now: () => now });
  });

  it('number up to twenty, each with its own sealed secret', async () => {
    const added = await save.add(settings, 'whsec_0');
    expect(added).toEqual({
      ...settings,
      ...{ id: 'id-0', version: 1, secret: 'sealed id-0 whsec_0', createdAt: now },
      ...{ previousSecret: null, previousUntil: null },
    });
    for (let count = 1; count < 20; count += 1) await save.add(settings, `whsec_${count}`);
    const more = save.add(settings, 'whsec_20');
    await expect(more).rejects.toMatchObject({ code: 'too-many-webhooks' });
    expect(kept.map(({ secret }) => secret)).toEqual(
      kept.map((_, at) => `sealed id-${at} whsec_${at}`),
    );
  });

  it('are made once under one id, with the secret of the last call', async () => {
    const add = (secret: string) => save.add(settings, secret, 'named');
    const made = await Promise.all([add('whsec_0'), add('whsec_1')]);
    expect(kept).toHaveLength(1);
    expect([...made, await add('whsec_2')]).toMatchObject(
      [0, 1, 2].map((nth) => ({ id: 'named', secret: `sealed named whsec_${nth}` })),
    );
  });

  it('may belong to an API key, which must exist and may read its leads', async () => {
    const own = await save.add({ ...settings, integratorKeyId: key.id }, 'whsec_0');
    expect(own.integratorKeyId).toBe(key.id);
    const unknown = expect.objectContaining({ code: 'integrator-key-not-found' });
    await expect(save.add({ ...settings, integratorKeyId: 'x' }, 's')).rejects.toThrow(unknown);
    await expect(save.change('id-0', { integratorKeyId: 'x' })).rejects.toThrow(unknown);
    const blind = sampleKey({ id: 'blind', scopes: ['leads:submit', 'figures:read-own'] });
    await keys.add(blind);
    const refused = expect.objectContaining({ code: 'key-reads-nothing' });
    const ofBlind = { integratorKeyId: blind.id };
    await expect(save.add({ ...settings, ...ofBlind }, 's')).rejects.toThrow(refused);
    await expect(save.change('id-0', ofBlind)).rejects.toThrow(refused);
    expect(await save.change('id-0', { integratorKeyId: null })).toMatchObject({ id: 'id-0' });
  });

  it('are changed only on the expected version', async () => {
    const events = ['lead.lost' as const];
    expect(await save.change('id-0', { events }, '3')).toEqual({ id: 'id-0', events });
    const late = save.change('id-0', { events }, '2');
    await expect(late).rejects.toMatchObject({ code: 'version-stale' });
  });

  it('get another sealed secret, and keep the previous one for a while', async () => {
    expect(await save.rotate('id-0', 'whsec_next', 24)).toEqual({
      id: 'id-0',
      secret: 'sealed id-0 whsec_next',
      overlapHours: 24,
    });
  });

  it('seal secrets that were stored without a key', async () => {
    const added = await save.add(settings, 'whsec_0');
    kept.push({ ...added, id: 'old', secret: 'whsec_old' });
    await save.sealOld();
    await save.sealOld();
    expect(kept.map(({ secret }) => secret)).toEqual([
      'sealed id-0 whsec_0',
      'sealed old whsec_old',
    ]);
  });
});

describe('a trial of a webhook', () => {
  let at = 0;
  const sent: unknown[] = [];

  async function tried(answer: () => Promise<number>) {
    const signed = { url: 'https://crm.no', secret: 'whsec_0' };
    const endpoints = { signed: async () => signed } as unknown as WebhookEndpoints;
    const sender = {
      sendTest: async (message: unknown) => {
        sent.push(message);
        at += 250;
        return answer();
      },
    };
    const clock = { now: () => new Date(at) };
    return new TryWebhook(endpoints, sender, { next: () => 'id-1' }, clock).execute('e');
  }

  it('shows the status and how long it took', async () => {
    expect(await tried(async () => 204)).toEqual({ status: 204, fault: null, milliseconds: 250 });
    expect(sent).toEqual([
      {
        ...{ url: 'https://crm.no', secret: 'whsec_0' },
        ...{ id: 'id-1', at: new Date(0), endpointId: 'e' },
      },
    ]);
  });

  it('shows why nothing was received', async () => {
    const refused = tried(() => Promise.reject(new DeliveryFault('refused', true)));
    expect(await refused).toEqual({ status: null, fault: 'refused', milliseconds: 250 });
    const broken = tried(() => Promise.reject(new Error('a fault of ours')));
    await expect(broken).rejects.toThrow('a fault of ours');
  });
});
