export abstract class IdGenerator {
  /**
   * A UUID that sorts by time of creation (RFC 9562, version 7), so that an index on it stays
   * compact.
   */
  abstract next(): string;
}
