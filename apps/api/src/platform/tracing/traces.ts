/** Something that was done, and has just ended. */
export interface Done {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** Of the request that it was done for; null: for none, or for many. */
  readonly requestId: string | null;
  /** The answer to that request itself, which all else that is done for it hangs on. */
  readonly isAnswer?: boolean;
  /** What came in `traceparent`: who asked. */
  readonly askedBy?: string | undefined;
  readonly hasFailed?: boolean;
  /** Ids, patterns and counts: nothing that a person has written. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Where it is told what is done for each request, from the submit to the partner's e-mail. */
export abstract class Traces {
  abstract tell(done: Done): void;
}

/** Nobody collects them, so nothing is loaded, and telling costs nothing. */
export class NoTraces extends Traces {
  override tell(): void {}
}
