import type { PublishedPasswords } from '../admin-password.js';

export class PlainPublishedPasswords implements PublishedPasswords {
  has(password: string): Promise<boolean> {
    return Promise.resolve(password.toLowerCase() === 'leavemealone');
  }
}
