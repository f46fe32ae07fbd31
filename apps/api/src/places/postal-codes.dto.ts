import type { ImportReport, RegisterState } from '@boligstyling/application';
import { ApiProperty } from '@nestjs/swagger';

/** What came of an import. */
export class ImportReportDto implements ImportReport {
  @ApiProperty({ type: 'integer', example: 5122, description: 'Postal codes in the file.' })
  codes!: number;

  @ApiProperty({ type: 'integer', example: 357 })
  municipalities!: number;

  @ApiProperty({ type: 'integer', example: 2 })
  added!: number;

  @ApiProperty({
    type: 'integer',
    example: 6,
    description: 'Those that lie in another municipality or have another post place than before.',
  })
  changed!: number;

  @ApiProperty({ type: 'integer', example: 17 })
  removed!: number;
}

/** What the postal register holds. */
export class PostalRegisterDto {
  @ApiProperty({ type: 'integer', example: 5122, description: 'Imported postal codes.' })
  codes!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: never.' })
  imported_at!: string | null;
}

/** The register's state in wire names. */
export function toPostalRegisterDto({ codes, importedAt }: RegisterState): PostalRegisterDto {
  return { codes, imported_at: importedAt?.toISOString() ?? null };
}
