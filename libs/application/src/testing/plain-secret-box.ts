import { SecretBox } from '../ports/secret-box.js';

/** A box that a test can look into: «sealed id secret». */
export class PlainSecretBox extends SecretBox {
  override seal(secret: string, owner: string): string {
    return `sealed ${owner} ${secret}`;
  }

  override open(kept: string, owner: string): string {
    return kept.replace(`sealed ${owner} `, '');
  }

  override isSealed(kept: string): boolean {
    return kept.startsWith('sealed ');
  }
}
