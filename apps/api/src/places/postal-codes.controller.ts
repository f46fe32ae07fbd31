import { ImportPostalCodes, PostalRegister } from '@boligstyling/application';
import { Get, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile } from '../platform/validation/take-file.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { ImportReportDto, PostalRegisterDto, toPostalRegisterDto } from './postal-codes.dto.js';
import { TAB_SEPARATED } from './postal-register-file.js';
import { Answers, Operation } from '../platform/contract/answers.js';

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
