/** The administrator's shared password, which can only be compared. */
export abstract class AdminPassword {
  /** Changes when the password is replaced, and reveals nothing of it. */
  abstract readonly generation: string;

  /** The same password's generations under other secrets that are still known. */
  readonly otherGenerations: readonly string[] = [];

  /** Takes the same time for every password. */
  abstract matches(password: string): Promise<boolean>;

  abstract hash(password: string): Promise<string>;
}
