import { PublishedPasswords } from '@boligstyling/application';

/**
 * The 49,233 commonest passwords of the zxcvbn project; 308 have twelve characters or more. Read at
 * the first choice of a password.
 */
export class ZxcvbnPasswords extends PublishedPasswords {
  private list: Promise<ReadonlySet<string>> | undefined;

  async has(password: string): Promise<boolean> {
    this.list ??= readList();
    return (await this.list).has(password.toLowerCase());
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
