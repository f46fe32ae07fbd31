/** The most common passwords, from a published list. */
export abstract class PublishedPasswords {
  /** Ignores letter case. */
  abstract has(password: string): Promise<boolean>;
}
