import { eventually } from './eventually.js';
import type { ApiUnderTest } from './start-api.js';

/** The token of a partner's pending link, other than those given, once its e-mail has left. */
export async function waitingLink(
  api: ApiUnderTest,
  subjectId: string,
  earlier: readonly string[] = [],
): Promise<string> {
  return eventually(async () => {
    const link = (await linksOf(api, subjectId)).find((id) => !earlier.includes(id));
    const mails = link ? await api.mails(0) : [];
    const whole = mails.map((mail) => mail.replaceAll('=\r\n', '')).join('');
    return new RegExp(`sign-in\\.${link}\\.[\\w.-]+`).exec(whole)?.[0];
  });
}

export async function askForLink(
  api: ApiUnderTest,
  partnerId: string,
  email: string,
): Promise<string> {
  const earlier = await linksOf(api, partnerId);
  await api.rows('delete from login_attempt');
  await api.call('post', '/api/partner/link').send({ email }).expect(204);
  return waitingLink(api, partnerId, earlier);
}

export async function enterBy(api: ApiUnderTest, token: string): Promise<string> {
  const { headers } = await api.call('post', '/api/partner/session').send({ token }).expect(204);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function linksOf(api: ApiUnderTest, subjectId: string): Promise<string[]> {
  const links = await api.rows<{ id: string }>(
    `select id from one_time_link where subject_id = '${subjectId}'`,
  );
  return links.map(({ id }) => id);
}
