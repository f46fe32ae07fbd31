import { ImportBankFile } from '@boligstyling/application';
import { Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile } from '../platform/validation/take-file.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { BankFileDto, toBankFileDto } from './bank-file.dto.js';
import { XML } from './bank-file.js';

@AdminController('bank-files')
export class BankFileController {
  constructor(private readonly files: ImportBankFile) {}

  @Post()
  @Operation(
    'Take in what the bank tells of payments',
    'A CAMT.054 of at most 5 MB. Each line is matched with an invoice by its KID and never by a guess; the same file again changes nothing.',
  )
  @ApiConsumes(XML)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(BankFileDto, ...BODY_PROBLEMS, 'invalid-bank-file')
  async importBankFile(@Req() { body }: FastifyRequest): Promise<BankFileDto> {
    return toBankFileDto(await this.files.execute(await readFile(body)));
  }
}
