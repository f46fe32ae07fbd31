import { ImportBankFile, BankLineRegister, PlaceBankLines } from '@boligstyling/application';
import { Post, Req, Body, Get, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile, type FileBody } from '../platform/validation/take-file.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import {
  BankFileDto,
  toBankFileDto,
  BankLinesQueryDto,
  DecideBankLineDto,
  KeptBankLineDto,
  KeptBankLinesDto,
  PlaceBankLineDto,
  toKeptBankLineDto,
} from './bank-lines.dto.js';
import { toOre } from '@boligstyling/domain';
import { KnownId } from '../platform/validation/field.js';

const XML = 'application/xml';

/** Room for ten thousand payments. */
export const BANK_FILE: FileBody = {
  path: '/api/admin/bank-files',
  types: [XML, 'text/xml'],
  limitBytes: 5 * 1024 * 1024,
};

const MOST_LISTED = 200;

@AdminController('bank-lines')
export class BankLinesController {
  constructor(
    private readonly register: BankLineRegister,
    private readonly placing: PlaceBankLines,
  ) {}

  @Get()
  @Operation(
    'Bank lines that wait for a person, or that a person has decided on',
    `At most ${MOST_LISTED}: of those that wait the oldest first, of the others the latest.`,
  )
  @Answers(KeptBankLinesDto, 'invalid-request')
  async listBankLines(@Query() { show }: BankLinesQueryDto): Promise<KeptBankLinesDto> {
    const lines = await this.register.list(show ?? 'waiting', MOST_LISTED);
    return { lines: lines.map(toKeptBankLineDto) };
  }

  @Post(':id/place')
  @Operation(
    'Put a bank line, or a part of it, on an invoice',
    'It is a payment of the invoice from then on, and is undone there; the line waits again then.',
  )
  @Answers(
    KeptBankLineDto,
    'not-found',
    'bank-line-not-found',
    'invoice-not-found',
    'bank-line-settled',
    'bank-line-amount',
  )
  async placeBankLine(
    @KnownId() id: string,
    @Body() { invoice_number, amount }: PlaceBankLineDto,
  ): Promise<KeptBankLineDto> {
    const ore = typeof amount === 'number' ? toOre(amount) : undefined;
    return toKeptBankLineDto(await this.placing.place(id, invoice_number.trim(), ore));
  }

  @Post(':id/decide')
  @Operation(
    'Mark a bank line as sent back or explained, or reopen it',
    'Each decision is kept with its reason.',
  )
  @Answers(KeptBankLineDto, 'not-found', 'bank-line-not-found', 'bank-line-settled')
  async decideBankLine(
    @KnownId() id: string,
    @Body() { act, reason }: DecideBankLineDto,
  ): Promise<KeptBankLineDto> {
    return toKeptBankLineDto(await this.placing.decide(id, act, reason.trim()));
  }
}

@AdminController('bank-files')
export class BankFileController {
  constructor(private readonly files: ImportBankFile) {}

  @Post()
  @Operation(
    'Read the payments of a bank file',
    'A CAMT.054 of at most 5 MB. Each line is matched with an invoice by its KID and never by a guess; the same file again changes nothing.',
  )
  @ApiConsumes(XML)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(BankFileDto, ...BODY_PROBLEMS, 'invalid-bank-file')
  async importBankFile(@Req() { body }: FastifyRequest): Promise<BankFileDto> {
    return toBankFileDto(await this.files.execute(await readFile(body)));
  }
}
