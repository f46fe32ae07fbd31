import type { PostalCode, PostalLookup } from '@boligstyling/domain';

/** What an import changed. */
export interface RegisterChanges {
  readonly added: number;
  /** Those that now lie in another municipality or have another post place. */
  readonly changed: number;
  readonly removed: number;
}

/** What the register holds. */
export interface RegisterState {
  /** As they were imported. */
  readonly codes: number;
  /** Null: never. */
  readonly importedAt: Date | null;
}

/**
 * Postal codes and the municipalities they lie in: those imported, and those asked for one by one.
 * All throw DomainError `storage-unavailable`.
 */
export abstract class PostalRegister {
  /** Puts these codes in the place of everything known, all or nothing. */
  abstract replace(codes: readonly PostalCode[]): Promise<RegisterChanges>;

  /**
   * Keeps what the address service answered for a code that the register lacks, or has in a
   * municipality that is no more, until the next import.
   */
  abstract keepAnswer(code: string, municipality: string): Promise<void>;

  /** What is known of these codes, and of post places with these keys. */
  abstract lookUp(codes: readonly string[], placeKeys: readonly string[]): Promise<PostalLookup>;

  abstract state(): Promise<RegisterState>;
}
