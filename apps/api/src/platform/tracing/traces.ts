export interface Done {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** The request it was done for; null for none or many. */
  readonly requestId: string | null;
  /** True for the answer to the request, the parent of its other spans. */
  readonly isAnswer?: boolean;
  /** The caller's `traceparent`. */
  readonly askedBy?: string | undefined;
  readonly hasFailed?: boolean;
  /** Ids, patterns and counts: nothing that a person has written. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export abstract class Traces {
  abstract tell(done: Done): void;
}

export class NoTraces extends Traces {
  override tell(): void {}
}
