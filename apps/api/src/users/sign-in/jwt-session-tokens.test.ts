import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { JwtSessionTokens } from './jwt-session-tokens.js';

const SECRET = 'a secret of thirty-two characters';

function at(start = Date.UTC(2026, 10, 25)) {
  let now = start;
  const clock = { now: () => new Date(now) };
  return { clock, pass: (seconds: number) => void (now += seconds * 1000) };
}

it('accepts a token repeatedly until it expires, and not after', async () => {
  const { clock, pass } = at();
  const tokens = new JwtSessionTokens(SECRET, clock);
  const { token } = await tokens.issueAccess('session', 'generation');
  const said = { sessionId: 'session', generation: 'generation' };
  expect(await tokens.readAccess(token)).toEqual(said);
  pass(ACCESS_TOKEN_SECONDS - 1);
  expect(await tokens.readAccess(token)).toEqual(said);
  pass(1);
  expect(await tokens.readAccess(token)).toBeUndefined();
});

it('rejects a token that differs by a letter from a cached one', async () => {
  const tokens = new JwtSessionTokens(SECRET, at().clock);
  const { token } = await tokens.issueAccess('session', 'generation');
  await tokens.readAccess(token);
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sid: 'another', gen: 'generation' }));
  const forged = [head, claims.toString('base64url'), signature].join('.');
  expect(await tokens.readAccess(forged)).toBeUndefined();
  expect(await tokens.readAccess(token.toUpperCase())).toBeUndefined();
});

it('accepts more tokens than its cache holds', async () => {
  const tokens = new JwtSessionTokens(SECRET, at().clock);
  const issued = await Promise.all(
    Array.from({ length: 1_100 }, (_, nth) => tokens.issueAccess(`session ${nth}`, 'generation')),
  );
  for (const [nth, { token }] of issued.entries()) {
    expect((await tokens.readAccess(token))?.sessionId).toBe(`session ${nth}`);
  }
  expect((await tokens.readAccess(issued[0]?.token ?? ''))?.sessionId).toBe('session 0');
});
