import { AdminPassword } from '../admin-password.js';

export class PlainAdminPassword extends AdminPassword {
  constructor(public current = 'riktig') {
    super();
  }

  override get generation(): string {
    return `of ${this.current}`;
  }

  override async matches(password: string): Promise<boolean> {
    return password === this.current;
  }

  override async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }
}
