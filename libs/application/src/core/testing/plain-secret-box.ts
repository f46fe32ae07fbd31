import { SecretBox } from '../secret-box.js';

/** Readable: «sealed id secret». */
export class PlainSecretBox extends SecretBox {
  override seal(secret: string, owner: string): string {
    return `sealed ${owner} ${secret}`;
  }

  override open(kept: string, owner: string): string {
    const own = `sealed ${owner} `;
    if (this.isSealed(kept) && !kept.startsWith(own)) throw new Error('sealed for another');
    return kept.replace(own, '');
  }

  override isSealed(kept: string): boolean {
    return kept.startsWith('sealed ');
  }
}
