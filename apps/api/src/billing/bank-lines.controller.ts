import { ImportBankFile, BankLineRegister, PlaceBankLines } from '@boligstyling/application';
import { Post, Req, Body, Get, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProperty } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile, type FileBody } from '../platform/validation/take-file.js';
import { Answers, Operation, wire } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import {
  toOre,
  BANK_OUTCOMES,
  type BankOutcome,
  type MatchedLine,
  BANK_FILE_MEGABYTES,
  bankNameOf,
  type StatementLine,
  toKroner,
  BANK_LINE_ACTS,
  type BankLineAct,
  isWaiting,
  type KeptBankLine,
  MAX_PAID,
  REASON_LIMIT,
  REGISTERED_OUTCOMES,
  type RegisteredOutcome,
  restOf,
} from '@boligstyling/domain';
import {
  KnownId,
  Choice,
  MayBeLeftOut,
  OptionalChoice,
  RequiredLine,
  RequiredText,
  TwoDecimals,
} from '../platform/validation/field.js';
import { toSeenOre } from './invoice.dto.js';
import { Amount, Day, Id, ListOf, OneOf, Text, Flag, Moment } from '../platform/contract/shown.js';

const SHOWN = ['waiting', 'decided'] as const;

class BankLinesQueryDto {
  @OptionalChoice(SHOWN, `Vis ${SHOWN.join(' eller ')}.`, '`waiting` where it is left out.')
  show?: (typeof SHOWN)[number];
}

class SeenBankLineDto {
  @TwoDecimals('Beløpet', MAX_PAID, 'kroner', {
    ...{ required: false, minimum: -MAX_PAID, example: 0 },
    description: 'The `placed` that was seen. Left out: not compared.',
  })
  @MayBeLeftOut()
  from?: number;
}

class PlaceBankLineDto extends SeenBankLineDto {
  @RequiredLine({ label: 'Fakturanummeret', maxLength: 16, example: '202600001' })
  invoice_number!: string;

  @TwoDecimals('Beløpet', MAX_PAID, 'kroner', {
    ...{ required: false, minimum: -MAX_PAID, example: 1250.5 },
    description:
      'In kroner, negative where the bank took the payment back. Left out: the rest of the line.',
  })
  @MayBeLeftOut()
  amount?: number;
}

class DecideBankLineDto extends SeenBankLineDto {
  @Choice(
    BANK_LINE_ACTS,
    'Velg sendt tilbake, forklart eller gjenåpnet.',
    '`sent-back`: to the payer; `explained`: no payment of an invoice; `reopened`: it waits again.',
  )
  act!: BankLineAct;

  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: REASON_LIMIT,
    example: 'Renter fra banken.',
    description: 'Kept with the line.',
  })
  reason!: string;
}

class BankLineDecisionDto {
  @OneOf(BANK_LINE_ACTS) act!: BankLineAct;
  @Text('Renter fra banken.') reason!: string;
  @Moment() at!: string;
}

class KeptBankLineDto {
  @Id() id!: string;
  @Day() booked_on!: string;
  @Amount(3000, 'In its currency. Negative: the bank takes it back.') amount!: number;
  @ApiProperty({ description: 'As ISO 4217 has it.', example: 'NOK' }) currency!: string;
  @Text('2026000014') kid!: string;
  @Text('Stil og Rom AS', 'Empty where the bank does not say.') payer!: string;
  @Text('Faktura for november') text!: string;
  @OneOf(REGISTERED_OUTCOMES, 'As it was when its file was read.') outcome!: RegisteredOutcome;
  @Text.orNull('Summene i filen er ulike.', 'Why its sum is not certain.') doubt!: string | null;
  @Amount(0, 'In kroner, on invoices.') placed!: number;
  @Amount.orNull(3000, 'In kroner, not placed or decided on; null: unknown.')
  rest!: number | null;
  @Flag() waiting!: boolean;
  @ListOf(BankLineDecisionDto, 'The first one first.') decisions!: BankLineDecisionDto[];
}

class KeptBankLinesDto {
  @ListOf(KeptBankLineDto) lines!: KeptBankLineDto[];
}

function toKeptBankLineDto(line: KeptBankLine): KeptBankLineDto {
  const rest = restOf(line);
  return {
    ...wire(line, 'id', 'bookedOn', 'currency', 'kid', 'payer', 'text', 'outcome', 'doubt'),
    amount: toKroner(line.amountOre),
    placed: toKroner(line.placedOre),
    rest: rest === null ? null : toKroner(rest),
    waiting: isWaiting(line),
    decisions: line.decisions.map((each) => wire(each, 'act', 'reason', 'at')),
  };
}

class BankLineDto {
  @Id.orNull('The registered line that it is, or may be. Null: none.')
  id!: string | null;

  @Text('90000002', 'The name that the bank gives it. Empty where it has none.') reference!: string;
  @Text('12345678903', 'The account that the money came to.') account!: string;

  @Text('2026000014') kid!: string;
  @Amount.orNull(3000, 'In its currency. Negative: the bank takes it back. Null: unreadable.')
  amount!: number | null;

  @Text.orNull('NOK', 'As ISO 4217 has it. Null: unreadable.') currency!: string | null;
  @Day.orNull('Null: unreadable.') booked_on!: string | null;
  @Text('Stil og Rom AS', 'Who paid. Empty where the bank does not say.') payer!: string;
  @Text('Faktura for november', 'The payer’s message.') text!: string;
  @OneOf(
    BANK_OUTCOMES,
    '`matched`: all that was due is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and due again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `disagrees`: the sums in the file disagree, as `doubt` says; `unclear`: perhaps registered before, or taken back before it was registered, which somebody decides; `twice`: registered before; `other-account`: the account is not the operator’s; `unreadable`: the file does not say what a payment needs. Nothing is paid by the last eight but what is registered already.',
  )
  outcome!: BankOutcome;
  @Text.orNull('202600001') invoice_number!: string | null;
  @Text.orNull(
    'Posten er på 1450,00 kr, og betalingene i den på 1500,00 kr.',
    'Which sums disagree, or why it cannot be read.',
  )
  doubt!: string | null;
}

class BankFileDto {
  @ListOf(BankLineDto) lines!: BankLineDto[];
}

function toBankFileDto(matched: readonly MatchedLine[]): BankFileDto {
  return {
    lines: matched.map(({ line, outcome, registeredId, invoiceNumber }) => ({
      id: registeredId,
      reference: bankNameOf(line),
      ...{ account: line.account, kid: line.kid, payer: line.payer, text: line.text },
      ...toSumDto(line),
      outcome,
      invoice_number: invoiceNumber,
    })),
  };
}

function toSumDto(
  line: StatementLine,
): Pick<BankLineDto, 'amount' | 'currency' | 'booked_on' | 'doubt'> {
  if ('unreadable' in line) {
    return { amount: null, currency: null, booked_on: null, doubt: line.unreadable };
  }
  const { amountOre, currency, bookedOn, doubt } = line;
  return { amount: toKroner(amountOre), currency, booked_on: bookedOn, doubt };
}

const XML = 'application/xml';

/** Room for ten thousand payments. */
export const BANK_FILE: FileBody = {
  path: '/api/admin/bank-files',
  types: [XML, 'text/xml'],
  limitBytes: BANK_FILE_MEGABYTES * 1024 ** 2,
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
    'Bank lines that wait for a user, or that a user has decided on',
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
    @Body() body: PlaceBankLineDto,
  ): Promise<KeptBankLineDto> {
    const { invoice_number, amount } = body;
    const ore = typeof amount === 'number' ? toOre(amount) : undefined;
    const placed = this.placing.place(id, invoice_number.trim(), ore, toSeenOre(body));
    return toKeptBankLineDto(await placed);
  }

  @Post(':id/decide')
  @Operation(
    'Mark a bank line as sent back or explained, or reopen it',
    'Each decision is kept with its reason.',
  )
  @Answers(KeptBankLineDto, 'not-found', 'bank-line-not-found', 'bank-line-settled')
  async decideBankLine(
    @KnownId() id: string,
    @Body() body: DecideBankLineDto,
  ): Promise<KeptBankLineDto> {
    const { act, reason } = body;
    const decided = this.placing.decide(id, act, reason.trim(), toSeenOre(body));
    return toKeptBankLineDto(await decided);
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
