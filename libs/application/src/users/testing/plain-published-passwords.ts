import type { PublishedPasswords } from '../published-passwords.js';

export class PlainPublishedPasswords implements PublishedPasswords {
  has(password: string): Promise<boolean> {
    return Promise.resolve(password.toLowerCase() === 'leavemealone');
  }
}
