import { AdminPassword } from '@boligstyling/application';
import { hashPassword } from './argon2.js';

/** Rejects every password as slowly as usual, for a disabled shared login. */
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
