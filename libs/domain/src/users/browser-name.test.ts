import { describe, expect, it } from '@jest/globals';
import { browserName, UNKNOWN_ACTOR, UNLOGGED_FIELDS } from './audit.js';

it('the audit log names no page of a list and no value that only joins two calls', () =>
  expect(UNLOGGED_FIELDS).toEqual(['cursor', 'limit', 'challenge_id', 'token', 'changed_at']));

it('an actor that nothing identifies is unknown, with no role', () =>
  expect(UNKNOWN_ACTOR).toEqual({ userId: null, name: 'ukjent', role: null }));

describe('the browser name', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Chrome på Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605.1', 'Safari på Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140 Safari', 'Chrome på iPhone'],
    ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27 Chrome/125', 'Samsung Internet på Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox på Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge på Windows'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) OPR/90 Safari/605.1', 'Opera på iPad'],
    ['curl/8.0', 'Ukjent nettleser'],
    ['', 'Ukjent nettleser'],
  ])('%s: %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});
