import { MUNICIPALITIES, parsePostalRegister } from '@boligstyling/domain';
import type { PostalRegister, RegisterChanges } from './postal-register.js';

export interface ImportReport extends RegisterChanges {
  readonly codes: number;
  readonly municipalities: number;
}

/** Imports a postal register, Bring's tab-separated file. */
export class ImportPostalCodes {
  constructor(private readonly register: PostalRegister) {}

  /**
   * Checks the whole file before it replaces the last one. Invalid UTF-8 is read as Windows-1252, a
   * superset of the ISO 8859-1 that Bring writes.
   * @throws DomainError `invalid-postal-register`, `storage-unavailable`
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
