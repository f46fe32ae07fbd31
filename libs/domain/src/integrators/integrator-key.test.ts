import { describe, expect, it } from '@jest/globals';
import {
  framingOrigins,
  KEY_FIELDS,
  INTEGRATOR_SCOPES,
  isOrigin,
  isAllowedInPages,
  credentialKind,
  keyGrants,
  rotated as rotatedTo,
  AMOUNTS_SCOPE,
  MAX_OVERLAP_HOURS,
  READ_LEADS_SCOPE,
  SCOPE_NAMES,
} from './integrator-key.js';
import { isFilled } from '../core/text.js';
import { LEAD_FIELDS } from '../leads/lead-fields.js';
import { sampleKey } from '../testing/sample-key.js';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

it('a key reads leads by one scope and amounts by another', () =>
  expect([READ_LEADS_SCOPE, AMOUNTS_SCOPE]).toEqual(['leads:read-own', 'quotes:read-own']));

it('a replaced secret is valid for thirty days at most', () => expect(MAX_OVERLAP_HOURS).toBe(720));

it('each scope has a name of its own', () => {
  const names = INTEGRATOR_SCOPES.map((scope) => SCOPE_NAMES[scope] ?? '');
  expect(names.every(isFilled)).toBe(true);
  expect(new Set(names).size).toBe(INTEGRATOR_SCOPES.length);
});

describe('an API key', () => {
  const rotated = sampleKey({ digest: 'new', previousDigest: 'old', previousUntil: later(1) });
  const named = (text: string, now = NOW) => credentialKind(rotated, { text, digest: text }, now);

  it('is identified by its id, its secret, and the previous secret until that expires', () => {
    expect(named(rotated.id)).toBe('open-name');
    expect(named('new')).toBe('secret');
    expect(named('old')).toBe('secret');
    expect(named('old', later(1))).toBeUndefined();
    expect(named('another')).toBeUndefined();
  });

  it('is identified by an older secret until that expires, though two have replaced it', () => {
    const key = sampleKey({ digest: 'c', earlier: { a: later(5).toISOString() } });
    const given = { text: 'a', digest: 'a' };
    expect(credentialKind(key, given, later(4))).toBe('secret');
    expect(credentialKind(key, given, later(5))).toBeUndefined();
  });

  it('drops expired secrets, and all when the present one expires now', () => {
    const key = {
      ...sampleKey({ digest: 'b', previousDigest: 'a', previousUntil: later(5) }),
      earlier: { over: later(0).toISOString(), good: later(9).toISOString() },
    };
    const all = { good: later(9).toISOString(), a: later(5).toISOString() };
    const next = { digest: 'c', previousDigest: 'b', previousUntil: later(7) };
    expect(rotatedTo(key, 'c', later(7), NOW)).toEqual({ ...next, earlier: all });
    expect(rotatedTo(key, 'c', NOW, NOW)).toEqual({ ...next, previousUntil: NOW, earlier: {} });
    expect(rotatedTo(sampleKey({ digest: 'b' }), 'c', later(7), NOW)).toMatchObject({
      earlier: {},
    });
  });

  it('without an earlier secret does not match a missing one', () => {
    const nothing = { text: 'x', digest: null as unknown as string };
    expect(credentialKind(sampleKey(), nothing, NOW)).toBeUndefined();
  });

  it.each(INTEGRATOR_SCOPES)(
    'with %s alone opens that scope, and nothing while paused',
    (scope) => {
      const key = sampleKey({ scopes: [scope] });
      const opened = INTEGRATOR_SCOPES.filter((each) => keyGrants(key, 'secret', each));
      expect(opened).toEqual([scope]);
      expect(keyGrants({ ...key, paused: true }, 'secret', scope)).toBe(false);
    },
  );

  it('can submit with its open name, and read nothing', () => {
    const key = sampleKey({ scopes: INTEGRATOR_SCOPES });
    expect(INTEGRATOR_SCOPES.filter((each) => keyGrants(key, 'open-name', each))).toEqual([
      'leads:submit',
    ]);
  });

  it('has a source name that fits a lead', () => {
    expect(KEY_FIELDS.source.limit).toBe(LEAD_FIELDS.source.limit);
  });

  it('may be public by its open name, and by its secret if that reads nothing', () => {
    const reading = sampleKey({ scopes: INTEGRATOR_SCOPES });
    expect(isAllowedInPages(reading, 'open-name')).toBe(true);
    expect(isAllowedInPages(reading, 'secret')).toBe(false);
    expect(isAllowedInPages(sampleKey(), 'secret')).toBe(true);
  });

  it('lets its origins frame the form, unless it is paused, may not submit or would leak', () => {
    const key = sampleKey();
    expect(framingOrigins(key, 'open-name')).toEqual(key.origins);
    expect(framingOrigins({ ...key, paused: true }, 'open-name')).toEqual([]);
    expect(framingOrigins({ ...key, scopes: ['leads:read-own'] }, 'open-name')).toEqual([]);
    expect(framingOrigins({ ...key, scopes: INTEGRATOR_SCOPES }, 'secret')).toEqual([]);
  });
});

describe('an origin', () => {
  it.each([
    'https://megler.example',
    'http://localhost:5173',
    'https://a.b-c.no:8443',
    'http://127.0.0.1:8080',
    'https://megler.example:65535',
  ])('is %s', (text) => expect(isOrigin(text)).toBe(true));

  it.each([
    'https://Megler.example',
    'https://megler.example/',
    'https://megler.example:443',
    'http://megler.example:80',
    'https://megler.example:65536',
    'https://megler.example:70000',
    'https://*.megler.example',
    'https://megler.example;script-src',
    'https://megler.example https://other.example',
    "'self'",
    'ftp://megler.example',
    'null',
    '*',
    '',
  ])('is not %s', (text) => expect(isOrigin(text)).toBe(false));
});

it.each([
  ['https://Megler.example/', 'https://megler.example'],
  ['https://bodø.example', 'https://xn--bod-2na.example'],
  ['https://megler.example:443', 'https://megler.example'],
  ['https://megler.example/skjema', 'https://megler.example/skjema'],
  ['megler.example', 'megler.example'],
])('the page %s of a key is kept as %s, which browsers send', (typed, kept) => {
  expect(KEY_FIELDS.origins.tidy([typed])).toEqual([kept]);
});
