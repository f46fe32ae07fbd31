import { BankLineRegister, PlaceBankLines } from '@boligstyling/application';
import { toOre } from '@boligstyling/domain';
import { Body, Get, Post, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import {
  BankLinesQueryDto,
  DecideBankLineDto,
  KeptBankLineDto,
  KeptBankLinesDto,
  PlaceBankLineDto,
  toKeptBankLineDto,
} from './kept-bank-line.dto.js';

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
