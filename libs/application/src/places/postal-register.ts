import {
  MUNICIPALITIES,
  parsePostalRegister,
  type PostalCode,
  type PostalLookup,
} from '@boligstyling/domain';

export interface RegisterChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface RegisterState {
  readonly codes: number;
  readonly importedAt: Date | null;
}

/** With answers of the address service. */
export abstract class PostalRegister {
  /** In one transaction. */
  abstract replace(codes: readonly PostalCode[]): Promise<RegisterChanges>;

  /** For a missing code or a former municipality, until the next import. */
  abstract keepAnswer(code: string, municipality: string): Promise<void>;

  abstract lookUp(codes: readonly string[], placeKeys: readonly string[]): Promise<PostalLookup>;

  abstract state(): Promise<RegisterState>;
}

export interface ImportReport extends RegisterChanges {
  readonly codes: number;
  readonly municipalities: number;
}

export class ImportPostalCodes {
  constructor(private readonly register: PostalRegister) {}

  /**
   * Checks the whole file first. Invalid UTF-8 is read as Windows-1252, a superset of the ISO
   * 8859-1 that Bring writes.
   *
   * @throws `invalid-postal-register`
   */
  async execute(file: Uint8Array): Promise<ImportReport> {
    const codes = parsePostalRegister(decoded(file));
    const changes = await this.register.replace(codes);
    return { codes: codes.length, municipalities: MUNICIPALITIES.length, ...changes };
  }
}

function decoded(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
