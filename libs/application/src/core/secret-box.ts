/** Seals secrets, so that a stolen database reveals none. */
export abstract class SecretBox {
  /** @param owner the id that the secret is bound to */
  abstract seal(secret: string, owner: string): string;

  /**
   * Returns a value stored without a key as it is.
   *
   * @param owner id of the row that the secret belongs to
   * @throws Error when sealed with another key, or for another owner
   */
  abstract open(kept: string, owner: string): string;

  /** Undefined when sealed with another key, or for another owner. */
  openIfOurs(kept: string, owner: string): string | undefined {
    try {
      return this.open(kept, owner);
    } catch {
      return undefined;
    }
  }

  abstract isSealed(kept: string): boolean;
}
