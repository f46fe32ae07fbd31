/** Keeps secrets that we need ourselves, so that whoever has the database alone has none of them. */
export abstract class SecretBox {
  /** @param owner the id of what the secret belongs to: sealed for one, it opens for no other */
  abstract seal(secret: string, owner: string): string;

  /**
   * What was kept before there was a key comes back as it is.
   *
   * @throws Error when it was sealed with another key, or for another owner
   */
  abstract open(kept: string, owner: string): string;

  /** The secret; undefined when it was sealed with another key, or for another owner. */
  openIfOurs(kept: string, owner: string): string | undefined {
    try {
      return this.open(kept, owner);
    } catch {
      return undefined;
    }
  }

  abstract isSealed(kept: string): boolean;
}
