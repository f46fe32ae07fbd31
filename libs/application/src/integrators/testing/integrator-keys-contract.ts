import { randomUUID } from 'node:crypto';
import { DomainError, INTEGRATOR_SCOPES, type IntegratorKey } from '@boligstyling/domain';
import { sampleKey } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import type { IntegratorKeys } from '../known-keys.js';
import type { LeadRepository } from '../../leads/lead-repository.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

export interface IntegratorKeysUnderTest {
  readonly keys: IntegratorKeys;
  /** Each call is another process. */
  leads(): LeadRepository;
  letTimePass(seconds: number): Promise<void>;
}

/** Contract of every {@link IntegratorKeys} and of the leads they send; each test starts empty. */
export function integratorKeysContract(setUp: () => Promise<IntegratorKeysUnderTest>): void {
  const someKey = (changes: Partial<IntegratorKey> = {}) =>
    sampleKey({ id: randomUUID(), digest: randomUUID(), ...changes });
  const unknown = expect.objectContaining({ code: 'integrator-key-not-found' });

  describe('API keys', () => {
    it('are listed as stored, oldest first', async () => {
      const { keys } = await setUp();
      const late = someKey({ scopes: INTEGRATOR_SCOPES, showsContacts: true });
      const early = someKey({ origins: [], createdAt: new Date('2026-11-19T12:00:00.000Z') });
      await keys.add(late);
      await keys.add(early);
      expect(await keys.list()).toEqual([early, late]);
    });

    it('are stored once under one id, also where two come at once', async () => {
      const { keys } = await setUp();
      const id = randomUUID();
      const both = [someKey({ id }), someKey({ id })];
      const added = await Promise.all(both.map((key) => keys.add(key)));
      expect(added.toSorted()).toEqual([false, true]);
      expect(await keys.list()).toEqual([both[added.indexOf(true)]]);
    });

    it('are changed only in the given fields', async () => {
      const { keys } = await setUp();
      const [key, other] = [someKey(), someKey()];
      await keys.add(key);
      await keys.add(other);
      const changes = { paused: true, origins: [], perMinute: 1 };
      const changed = { ...key, ...changes, version: key.version + 1 };
      expect(await keys.change(key.id, changes)).toEqual(changed);
      expect(await keys.change(key.id, {})).toEqual(changed);
      expect(await keys.change(key.id, changes)).toEqual(changed);
      expect(await keys.list()).toContainEqual(other);
      await expect(keys.change(randomUUID(), { paused: true })).rejects.toThrow(unknown);
    });

    it('are changed from the result of the previous change', async () => {
      const { keys } = await setUp();
      const key = someKey({ origins: [] });
      await keys.add(key);
      const added = ['https://a.example', 'https://b.example', 'https://c.example'];
      const add = (origin: string) =>
        keys.change(key.id, ({ origins }) => ({ origins: [...origins, origin] }));
      await Promise.all(added.map(add));
      const [kept] = await keys.list();
      expect(kept?.origins.toSorted()).toEqual(added);
      const refused = keys.change(key.id, () => {
        throw new DomainError('version-stale');
      });
      await expect(refused).rejects.toMatchObject({ code: 'version-stale' });
      expect(await keys.list()).toEqual([kept]);
    });

    it('get another secret, and keep the previous one for a while', async () => {
      const { keys } = await setUp();
      const key = someKey({ digest: 'first' });
      await keys.add(key);
      const second = {
        ...{ digest: 'second', previousDigest: 'first', earlier: { zeroth: '2026-12-03' } },
        previousUntil: new Date('2026-12-01T12:00Z'),
      };
      expect(await keys.change(key.id, () => second)).toEqual({ ...key, ...second });
      expect(await keys.list()).toEqual([{ ...key, ...second }]);
      await expect(keys.change(randomUUID(), () => second)).rejects.toThrow(unknown);
    });

    it('get one secret after the other for two concurrent rotations', async () => {
      const { keys } = await setUp();
      const key = someKey({ digest: 'first' });
      await keys.add(key);
      const rotate = (digest: string) =>
        keys.change(key.id, ({ digest: previousDigest }) => ({
          ...{ digest, previousDigest, previousUntil: new Date('2026-12-01T12:00Z'), earlier: {} },
        }));
      const made = await Promise.all([rotate('second'), rotate('third')]);
      const [last] = await keys.list();
      expect(made).toContainEqual(last);
      expect(['second', 'third']).toContain(last?.previousDigest);
    });
  });

  describe('leads sent with an API key', () => {
    it('have a rate limit per minute', async () => {
      const { keys, leads, letTimePass } = await setUp();
      const key = someKey({ perMinute: 2 });
      await keys.add(key);
      const send = () => leads().receive(sampleLead(), [], undefined, [], undefined, key.id);
      expect(await send()).toMatchObject({ outcome: 'stored', remainingCalls: { remaining: 1 } });
      const second = await send();
      expect(second).toMatchObject({ outcome: 'stored', remainingCalls: { remaining: 0 } });
      const third = await send();
      expect(third).toMatchObject({ outcome: 'limit-reached', remainingCalls: { remaining: 0 } });
      const seconds = 'remainingCalls' in third ? (third.remainingCalls?.resetSeconds ?? 0) : 0;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      await letTimePass(60);
      expect(await send()).toMatchObject({ outcome: 'stored', remainingCalls: { remaining: 1 } });
    });

    it('wait for no window in the future after the clock was set back', async () => {
      const { keys, leads, letTimePass } = await setUp();
      const key = someKey({ perMinute: 1 });
      await keys.add(key);
      const send = () => leads().receive(sampleLead(), [], undefined, [], undefined, key.id);
      await send();
      await letTimePass(-3600);
      const remainingCalls = { remaining: 0, resetSeconds: 60 };
      expect(await send()).toEqual(expect.objectContaining({ outcome: 'stored', remainingCalls }));
      expect(await send()).toMatchObject({ outcome: 'limit-reached' });
    });

    it('count again when repeated, and return the remaining quota', async () => {
      const { keys, leads } = await setUp();
      const key = someKey({ perMinute: 3 });
      await keys.add(key);
      const send = (digest: string) =>
        leads().receive(sampleLead(), [], { idempotencyKey: 'k', digest }, [], undefined, key.id);
      expect(await send('one')).toMatchObject({
        outcome: 'stored',
        remainingCalls: { remaining: 2 },
      });
      expect(await send('one')).toMatchObject({
        outcome: 'repeated',
        remainingCalls: { remaining: 1 },
      });
      expect(await send('two')).toMatchObject({
        outcome: 'idempotency-key-reused',
        remainingCalls: { remaining: 0 },
      });
      expect(await send('one')).toMatchObject({
        outcome: 'repeated',
        remainingCalls: { remaining: 0 },
      });
    });

    it('have an exact limit over two processes, separate for each API key', async () => {
      const { keys, leads } = await setUp();
      const [one, other] = [someKey({ perMinute: 7 }), someKey({ perMinute: 5 })];
      await keys.add(one);
      await keys.add(other);
      const replicas = [leads(), leads()];
      const sent = Array.from({ length: 60 }, (_, nth) => {
        const lead = sampleLead();
        const keyId = [one.id, other.id, undefined][nth % 3];
        const receipt = replicas[nth % 2]!.receive(lead, [], undefined, [], undefined, keyId);
        return receipt.then(({ outcome }) => ({ lead, keyId, outcome }));
      });
      const received = await Promise.all(sent);
      const stored = (id?: string) =>
        received.filter(({ keyId, outcome }) => keyId === id && outcome === 'stored').length;
      expect([stored(one.id), stored(other.id), stored()]).toEqual([7, 5, 20]);
      for (const { lead, outcome } of received) {
        expect((await leads().findById(lead.id)) !== undefined).toBe(outcome === 'stored');
      }
    });

    it('are refused for a paused or unknown API key', async () => {
      const { keys, leads } = await setUp();
      const key = someKey({ paused: true });
      await keys.add(key);
      for (const id of [key.id, randomUUID()]) {
        const lead = sampleLead();
        const receipt = await leads().receive(lead, [], undefined, [], undefined, id);
        expect(receipt).toEqual({ outcome: 'api-key-refused' });
        expect(await leads().findById(lead.id)).toBeUndefined();
      }
    });

    it('are recognised as repeats past the limit, and under a paused API key', async () => {
      const { keys, leads } = await setUp();
      const key = someKey({ perMinute: 1 });
      await keys.add(key);
      const submission = { idempotencyKey: randomUUID(), digest: 'same' };
      const lead = sampleLead();
      const { id, receivedAt } = lead;
      await leads().receive(lead, [], submission, [], undefined, key.id);
      const repeat = () => leads().receive(sampleLead(), [], submission, [], undefined, key.id);
      expect(await repeat()).toMatchObject({ outcome: 'repeated', id, receivedAt });
      await keys.change(key.id, { paused: true });
      expect(await repeat()).toMatchObject({ outcome: 'repeated', id, receivedAt });
    });

    it('are refused when the limit was lowered below the number sent', async () => {
      const { keys, leads } = await setUp();
      const key = someKey({ perMinute: 3 });
      await keys.add(key);
      const send = () => leads().receive(sampleLead(), [], undefined, [], undefined, key.id);
      await send();
      await send();
      await keys.change(key.id, { perMinute: 1 });
      expect(await send()).toMatchObject({
        outcome: 'limit-reached',
        remainingCalls: { remaining: 0 },
      });
      await keys.change(key.id, { perMinute: 3 });
      expect(await send()).toMatchObject({ outcome: 'stored', remainingCalls: { remaining: 0 } });
    });
  });
}
