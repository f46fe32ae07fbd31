export abstract class IdGenerator {
  /** A UUID of version 7 (RFC 9562): it sorts by creation, so an index on it stays compact. */
  abstract next(): string;
}

export abstract class Clock {
  abstract now(): Date;
}
