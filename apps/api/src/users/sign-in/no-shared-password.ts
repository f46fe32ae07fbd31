import { AdminPassword } from '@boligstyling/application';
import { hashPassword } from './argon2.js';

/** Where the operator has turned the shared password off: every password is wrong, no slower than before. */
export class NoSharedPassword extends AdminPassword {
  /** No session was ever opened under it. */
  override readonly generation = 'off';

  override async matches(password: string): Promise<boolean> {
    await hashPassword(password);
    return false;
  }

  override hash(password: string): Promise<string> {
    return hashPassword(password);
  }
}
