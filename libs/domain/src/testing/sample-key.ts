import type { IntegratorKey } from '../integrators/integrator-key.js';

export function sampleKey(changes: Partial<IntegratorKey> = {}): IntegratorKey {
  return {
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    version: 1,
    name: 'Megler Vest AS',
    source: 'megler-vest',
    origins: ['https://megler.example'],
    scopes: ['leads:submit'],
    showsContacts: false,
    perMinute: 60,
    paused: false,
    isTest: false,
    digest: 'd'.repeat(64),
    previousDigest: null,
    previousUntil: null,
    earlier: {},
    createdAt: new Date('2026-11-20T12:00:00.000Z'),
    ...changes,
  };
}
