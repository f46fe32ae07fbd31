import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { derivedKey } from '../secrets/hmac-link-signer.js';
import { JwtSessionTokens } from '../../users/sign-in/jwt-session-tokens.js';
import { type LoggedIn, logIn } from '../../testing/admin-access.js';
import { callsOpenTo } from '../../testing/matches-contract.js';
import { type ApiUnderTest, SESSION_SECRET, startApi } from '../../testing/start-api.js';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a call of the administrator API', () => {
  let api: ApiUnderTest;
  let open: LoggedIn;
  const headers: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    api = await startApi();
    open = await logIn(api);
    const [, payload = ''] = open.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const signed = (secret: string, hoursAgo = 0) => {
      const now = () => new Date(Date.now() - hoursAgo * 3_600_000);
      return new JwtSessionTokens(secret, { now }).issueAccess(claims.sid, claims.gen);
    };
    const used = await logIn(api);
    await api
      .call('post', '/api/admin/session/refresh')
      .send({ refresh_token: used.refreshToken })
      .expect(200);
    await api
      .call('post', '/api/admin/session/refresh')
      .send({ refresh_token: used.refreshToken })
      .expect(401);
    const unknown = new JwtSessionTokens(SESSION_SECRET, { now: () => new Date() });

    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    Object.assign(headers, {
      nothing: {},
      'the public key': { apikey: DEVELOPMENT_API_KEY },
      'the public key as a bearer token': bearer(DEVELOPMENT_API_KEY),
      'an expired token': bearer((await signed(SESSION_SECRET, 1)).token),
      'a token under another secret': bearer((await signed('another secret altogether')).token),
      'an unsigned token': bearer(`${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`),
      'a token signed another way': bearer(
        new JwtService({ secret: derivedKey(SESSION_SECRET, 'access tokens') }).sign(claims, {
          algorithm: 'HS512',
        }),
      ),
      'a token signed for something else': bearer(
        new JwtService({ secret: derivedKey(SESSION_SECRET, 'access tokens') }).sign({
          ...claims,
          aud: 'elsewhere',
        }),
      ),
      'a refresh token': bearer(open.refreshToken),
      'the token of a session that a reused refresh token has ended': bearer(used.token),
      'the token of a session that never was': bearer(
        (await unknown.issueAccess(randomUUID(), claims.gen)).token,
      ),
      'a good token without the word Bearer': { authorization: open.token },
      'the device cookie': { cookie: open.deviceCookie },
    });
  });
  afterAll(() => api.close());

  it('is one of more than twenty', () => {
    expect(callsOpenTo('bearer').length).toBeGreaterThan(20);
  });

  it.each([
    'nothing',
    'the public key',
    'the public key as a bearer token',
    'an expired token',
    'a token under another secret',
    'an unsigned token',
    'a token signed another way',
    'a token signed for something else',
    'a refresh token',
    'the token of a session that a reused refresh token has ended',
    'the token of a session that never was',
    'a good token without the word Bearer',
    'the device cookie',
  ])('is refused with %s', async (credential) => {
    for (const { method, path } of callsOpenTo('bearer')) {
      const { status, body } = await api.call(method, path).set(headers[credential] ?? {});
      expect({ method, path, status }).toEqual({ method, path, status: 401 });
      expect(body.error).toBe('Sesjonen er utløpt. Logg inn på nytt.');
    }
  });

  it('is answered with a valid token', async () => {
    const { status } = await api
      .call('get', '/api/admin/summary')
      .set('authorization', `Bearer ${open.token}`);
    expect(status).toBe(200);
  });
});
