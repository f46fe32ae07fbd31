/** Whether this process can serve requests right now. */
export abstract class Readiness {
  /** Never throws. */
  abstract check(): Promise<boolean>;
}
