import type { ApiUnderTest } from './start-api.js';
import { ADMIN_PASSWORD } from './start-api.js';

export interface LoggedIn {
  readonly token: string;
  readonly refreshToken: string;
  readonly deviceCookie: string;
}

export async function logIn(api: ApiUnderTest, password = ADMIN_PASSWORD): Promise<LoggedIn> {
  const { body, headers } = await api
    .call('post', '/api/admin/session')
    .send({ password })
    .expect(200);
  return {
    token: body.adminToken,
    refreshToken: body.session.refresh_token,
    deviceCookie: String(headers['set-cookie']).split(';')[0] ?? '',
  };
}
