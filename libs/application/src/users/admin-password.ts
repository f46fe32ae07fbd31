/** The administrator's one password, kept where only a comparison can reach it. */
export abstract class AdminPassword {
  /** Changes when the password is replaced, and tells nothing of it. */
  abstract readonly generation: string;

  /** What the same password was called under secrets that are still known. */
  readonly otherGenerations: readonly string[] = [];

  /** Takes the same time for every password. */
  abstract matches(password: string): Promise<boolean>;

  /** What the operator stores instead of the password itself. */
  abstract hash(password: string): Promise<string>;
}
