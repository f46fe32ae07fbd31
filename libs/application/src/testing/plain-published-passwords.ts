import type { PublishedPasswords } from '../ports/published-passwords.js';

/** A list of one. */
export class PlainPublishedPasswords implements PublishedPasswords {
  has(password: string): Promise<boolean> {
    return Promise.resolve(password.toLowerCase() === 'leavemealone');
  }
}
