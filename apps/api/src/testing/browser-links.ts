import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import { eventually } from './eventually.js';
import type { ApiUnderTest } from './start-api.js';

export async function browserLink(
  api: ApiUnderTest,
  subjectId: string = SHARED_PASSWORD_SUBJECT,
): Promise<string> {
  return eventually(async () => {
    const [link] = await api.rows<{ id: string }>(
      `select id from one_time_link where subject_id = '${subjectId}'`,
    );
    const mails = link ? await api.mails(0) : [];
    const whole = mails.map((mail) => mail.replaceAll('=\r\n', '')).join('');
    return new RegExp(`browser\\.${link?.id}\\.[\\w.-]+`).exec(whole)?.[0];
  });
}

export async function knownBy(api: ApiUnderTest, token: string): Promise<string> {
  const { headers } = await api.call('post', '/api/admin/browsers').send({ token }).expect(204);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
