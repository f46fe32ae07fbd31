import type { PostalCode, PostalLookup } from '@boligstyling/domain';

export interface RegisterChanges {
  readonly added: number;
  /** Codes with another municipality or post place. */
  readonly changed: number;
  readonly removed: number;
}

export interface RegisterState {
  /** Imported codes only. */
  readonly codes: number;
  /** Null: never. */
  readonly importedAt: Date | null;
}

/**
 * Imported postal codes with their municipalities, and answers of the address service. All throw
 * DomainError `storage-unavailable`.
 */
export abstract class PostalRegister {
  /** Replaces the whole register in one transaction. */
  abstract replace(codes: readonly PostalCode[]): Promise<RegisterChanges>;

  /**
   * Keeps an answer of the address service, for a missing code or a former municipality, until the
   * next import.
   */
  abstract keepAnswer(code: string, municipality: string): Promise<void>;

  /** The known codes, and the post places with these keys. */
  abstract lookUp(codes: readonly string[], placeKeys: readonly string[]): Promise<PostalLookup>;

  abstract state(): Promise<RegisterState>;
}
