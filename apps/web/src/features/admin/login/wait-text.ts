import type { CallError } from '@boligstyling/api-client/admin';
import { DAY_MS } from '@boligstyling/domain';
import { adminLogin } from '../../../content/admin/admin-login';

const TIME = new Intl.DateTimeFormat('nb-NO', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Oslo',
});

export function waitText(error: CallError, now: number): string | undefined {
  const seconds = Number(error.retryAfter);
  if (error.status !== 429 || !(seconds > 0)) return undefined;
  // Rounded up, so never too early.
  const heard = new Date(now + seconds * 1000 + 59_000);
  const isTomorrow = heard.getTime() - now > DAY_MS / 2;
  return adminLogin.tooManyTries(
    `${isTomorrow ? 'i morgen ' : ''}etter kl.\u00a0${TIME.format(heard)}`,
  );
}
