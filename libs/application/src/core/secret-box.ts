/** Seals secrets, so that a stolen database reveals none of them. */
export abstract class SecretBox {
  /** @param owner the id that the secret is bound to: it opens for no other */
  abstract seal(secret: string, owner: string): string;

  /**
   * A value stored without a key is returned as it is.
   * @throws Error when it was sealed with another key, or for another owner
   */
  abstract open(kept: string, owner: string): string;

  /** Undefined when it was sealed with another key, or for another owner. */
  openIfOurs(kept: string, owner: string): string | undefined {
    try {
      return this.open(kept, owner);
    } catch {
      return undefined;
    }
  }

  abstract isSealed(kept: string): boolean;
}
