import type { Role } from '@boligstyling/domain';
import { TOTP } from 'otpauth';
import { eventually } from './eventually.js';
import type { ApiUnderTest } from './start-api.js';

export interface KnownUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly secret: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly recoveryCodes: readonly string[];
}

const PASSWORD = 'hest batteri stift riktig';

/** The current code of an app, or the one so many half minutes away. */
export function codeOf(secret: string, stepsAway = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAway * 30_000 });
}

export async function invite(
  api: ApiUnderTest,
  token: string,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<{ id: string; link: string }> {
  const { body } = await api
    .call('post', '/api/admin/users')
    .set('authorization', `Bearer ${token}`)
    .send({ name, email, role })
    .expect(201);
  return { id: body.id, link: await linkTo(api, body.id) };
}

async function linkTo(api: ApiUnderTest, userId: string): Promise<string> {
  const [link] = await api.rows<{ id: string }>(
    `select id from one_time_link where subject_id = '${userId}'`,
  );
  return eventually(async () => {
    const mails = await api.mails(1);
    const whole = mails.map((mail) => mail.replaceAll('=\r\n', '')).join('');
    return new RegExp(`sign-in\\.${link?.id}\\.[\\w.-]+`).exec(whole)?.[0];
  });
}

export async function accept(
  api: ApiUnderTest,
  { id, link }: { id: string; link: string },
  email: string,
): Promise<KnownUser> {
  const begun = await api
    .call('post', '/api/admin/invitations/totp')
    .send({ token: link })
    .expect(200);
  const { challenge_id, secret } = begun.body;
  const { body } = await api
    .call('post', '/api/admin/invitations/accept')
    .send({ token: link, challenge_id, password: PASSWORD, code: codeOf(secret) })
    .expect(200);
  // Lets the test reuse this half minute's code, whose neighbours may be out of reach.
  await api.rows(`update dashboard_user set totp_step = null where id = '${id}'`);
  return {
    id,
    email,
    secret,
    password: PASSWORD,
    token: body.adminToken,
    refreshToken: body.session.refresh_token,
    recoveryCodes: body.recovery_codes,
  };
}

export async function employ(
  api: ApiUnderTest,
  token: string,
  email: string,
  role: Role,
): Promise<KnownUser> {
  return accept(api, await invite(api, token, { name: `Fru ${role}`, email, role }), email);
}
