import {
  type AdminSessions,
  type AuditLog,
  ManageUsers,
  type UserRepository,
} from '@boligstyling/application';
import type { Config } from '../config/config.js';
import { HmacLinkSigner } from '../platform/secrets/hmac-link-signer.js';
import { SystemClock } from '../platform/system/system-clock.js';
import { UuidV7Generator } from '../platform/system/uuid-v7-generator.js';
import { Argon2UserSecrets } from './sign-in/argon2.js';
import { terminalAct } from '../platform/access/terminal-act.js';

/**
 * Needed if no other account owner can; sessions and second factors end.
 *
 * @returns the link, which is also sent by e-mail
 * @throws Error for an unknown address, `storage-unavailable`
 */
export async function resetFromTerminal(
  stores: { users: UserRepository; sessions: AdminSessions; audit: AuditLog },
  { sessionSecret, publicUrl }: Pick<Config, 'sessionSecret' | 'publicUrl'>,
  email: string,
): Promise<string> {
  const user = await stores.users.findByEmail(email);
  if (!user) throw new Error(`Nobody who logs in by name has the address ${email}.`);
  const manage = new ManageUsers(
    stores.users,
    stores.sessions,
    new HmacLinkSigner(sessionSecret),
    new Argon2UserSecrets(),
    new UuidV7Generator(),
    new SystemClock(),
    { nudge: () => undefined },
  );
  const token = await stores.audit.during(terminalAct('changed', 'resetUser', user.id), () =>
    manage.reset(user.id, null),
  );
  return `${publicUrl}/admin/velkommen#${token}`;
}
