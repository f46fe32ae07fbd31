import type { ImportReport, RegisterState } from '@boligstyling/application';
import { Count, Moment } from '../platform/contract/shown.js';

export class ImportReportDto implements ImportReport {
  @Count(5122, 'Postal codes in the file.') codes!: number;
  @Count(357) municipalities!: number;
  @Count(2) added!: number;
  @Count(6, 'Those that lie in another municipality or have another post place than before.')
  changed!: number;
  @Count(17) removed!: number;
}

export class PostalRegisterDto {
  @Count(5122, 'Imported postal codes.') codes!: number;
  @Moment.orNull('Null: never.') imported_at!: string | null;
}

export function toPostalRegisterDto({ codes, importedAt }: RegisterState): PostalRegisterDto {
  return { codes, imported_at: importedAt?.toISOString() ?? null };
}
