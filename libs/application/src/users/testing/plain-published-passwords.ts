import type { PublishedPasswords } from '../published-passwords.js';

/** A list of one. */
export class PlainPublishedPasswords implements PublishedPasswords {
  has(password: string): Promise<boolean> {
    return Promise.resolve(password.toLowerCase() === 'leavemealone');
  }
}
