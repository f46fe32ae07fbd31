import {
  ImportPostalCodes,
  PostalRegister,
  type ImportReport,
  type RegisterState,
} from '@boligstyling/application';
import { Get, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile, type FileBody } from '../platform/validation/take-file.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { Count, Moment } from '../platform/contract/shown.js';

class ImportReportDto implements ImportReport {
  @Count(5122, 'Postal codes in the file.') codes!: number;
  @Count(357) municipalities!: number;
  @Count(2) added!: number;
  @Count(6, 'Those that lie in another municipality or have another post place than before.')
  changed!: number;
  @Count(17) removed!: number;
}

class PostalRegisterDto {
  @Count(5122, 'Imported postal codes.') codes!: number;
  @Moment.orNull('Null: never.') imported_at!: string | null;
}

function toPostalRegisterDto({ codes, importedAt }: RegisterState): PostalRegisterDto {
  return { codes, imported_at: importedAt?.toISOString() ?? null };
}

const TAB_SEPARATED = 'text/tab-separated-values';

/** Five times the whole register. */
export const POSTAL_REGISTER: FileBody = {
  path: '/api/admin/postal-codes',
  types: [TAB_SEPARATED],
  limitBytes: 1024 * 1024,
};

@AdminController('postal-codes')
export class PostalCodesController {
  constructor(
    private readonly register: PostalRegister,
    private readonly importing: ImportPostalCodes,
  ) {}

  @Get()
  @Operation(
    'How much the postal register holds, and since when',
    'A code that it lacks is asked of the address service, one by one.',
  )
  @Answers(PostalRegisterDto)
  async getPostalRegister(): Promise<PostalRegisterDto> {
    return toPostalRegisterDto(await this.register.state());
  }

  @Put()
  @Operation(
    'Import the postal register',
    "Bring's register, tab-separated, in UTF-8 or ISO 8859-1, of at most 1 MB. Columns: postnummer, poststed, kommunenummer, kommunenavn, kategori; a line of headings is welcome. It takes the place of the last one only if all of it holds, else `errors` tells the faults by their lines.",
  )
  @ApiConsumes(TAB_SEPARATED)
  @ApiBody({ schema: { type: 'string', example: '0001\tOSLO\t0301\tOSLO\tP\n' } })
  @Answers(ImportReportDto, ...BODY_PROBLEMS, 'invalid-postal-register')
  async importPostalCodes(@Req() { body }: FastifyRequest): Promise<ImportReportDto> {
    return this.importing.execute(await readFile(body));
  }
}
