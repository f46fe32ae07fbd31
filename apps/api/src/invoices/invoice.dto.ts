import type { InvoiceOverview, InvoiceRun, InvoiceTotals } from '@boligstyling/application';
import {
  balanceOf,
  INVOICE_KINDS,
  INVOICE_STATES,
  type InvoiceAccount,
  type InvoiceKind,
  type InvoiceState,
  stateOf,
  toKroner,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';

const MOST_AT_ONCE = 200;

/** Which invoices it is about. */
export class InvoiceIdsDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MOST_AT_ONCE })
  @IsUUID('all', { each: true, message: 'Fakturaene må være id-er.' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `Høyst ${MOST_AT_ONCE} om gangen.` })
  @ArrayNotEmpty({ message: 'Velg minst én faktura.' })
  @IsArray({ message: 'Velg minst én faktura.' })
  ids!: string[];
}

/** An invoice or a credit note, and what has become of it. Sums are in kroner, exact to the øre. */
export class InvoiceDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: INVOICE_KINDS })
  kind!: InvoiceKind;

  @ApiProperty({ example: '202600001' })
  number!: string;

  @ApiProperty({ format: 'uuid' })
  partner_id!: string;

  @ApiProperty({ example: 'Stil og Rom AS', description: 'As it was when it was issued.' })
  buyer!: string;

  @ApiProperty({ format: 'date' })
  issued_on!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'null: credit note.' })
  due_on!: string | null;

  @ApiProperty({ type: String, example: '2026000014', nullable: true })
  kid!: string | null;

  @ApiProperty({ example: 3, type: 'integer' })
  lines!: number;

  @ApiProperty({ example: 2400 })
  net!: number;

  @ApiProperty({ example: 600 })
  vat!: number;

  @ApiProperty({ example: 3000 })
  total!: number;

  @ApiProperty({ example: 0 })
  credited!: number;

  @ApiProperty({ example: 0 })
  paid!: number;

  @ApiProperty({ example: 3000, description: 'Negative: too much was paid. 0 for a credit note.' })
  balance!: number;

  @ApiProperty({
    type: String,
    enum: [...INVOICE_STATES, null],
    nullable: true,
    description: 'null: credit note.',
  })
  state!: InvoiceState | null;

  @ApiProperty({
    type: String,
    example: '202600001',
    nullable: true,
    description: 'The invoice that a credit note credits.',
  })
  credits!: string | null;
}

/** What all invoices that the filter lets through come to, in kroner. */
export class InvoiceTotalsDto {
  @ApiProperty({ example: 120_000 })
  invoiced!: number;

  @ApiProperty({ example: 3000 })
  credited!: number;

  @ApiProperty({ example: 90_000 })
  paid!: number;

  @ApiProperty({ example: 27_000 })
  owed!: number;
}

/** A page of them, the latest first. */
export class InvoicesDto {
  @ApiProperty({ type: [InvoiceDto] })
  invoices!: InvoiceDto[];

  @ApiProperty({ type: String, example: '202600001', nullable: true })
  next_cursor!: string | null;

  @ApiProperty()
  totals!: InvoiceTotalsDto;
}

/** Invoices after a change. */
export class ChangedInvoicesDto {
  @ApiProperty({ type: [InvoiceDto] })
  invoices!: InvoiceDto[];
}

/** A partner that was left out of a run. */
export class LeftOutDto {
  @ApiProperty({ format: 'uuid' })
  partner_id!: string;

  @ApiProperty({ example: 'Stil og Rom AS mangler organisasjonsnummer.' })
  reason!: string;
}

/** What a run issued, and whom it left out. */
export class InvoiceRunDto {
  @ApiProperty({ example: 12, type: 'integer' })
  invoices!: number;

  @ApiProperty({ example: 1, type: 'integer' })
  credit_notes!: number;

  @ApiProperty({ type: [LeftOutDto] })
  left_out!: LeftOutDto[];
}

/** An invoice in wire names. @param today the day in Norway */
export function toInvoiceDto(account: InvoiceAccount, today: string): InvoiceDto {
  const { invoice, creditedOre, paidOre } = account;
  const isInvoice = invoice.kind === 'invoice';
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    partner_id: invoice.partnerId,
    buyer: invoice.buyer.name,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    kid: invoice.kid,
    lines: invoice.lines.length,
    net: toKroner(invoice.netOre),
    vat: toKroner(invoice.vatOre),
    total: toKroner(invoice.totalOre),
    credited: toKroner(creditedOre),
    paid: toKroner(paidOre),
    balance: isInvoice ? toKroner(balanceOf(account)) : 0,
    state: isInvoice ? stateOf(account, today) : null,
    credits: invoice.credits?.number ?? null,
  };
}

/** A page in wire names. */
export function toInvoicesDto(
  found: readonly InvoiceOverview[],
  limit: number,
  totals: InvoiceTotals,
  today: string,
): InvoicesDto {
  const page = found.slice(0, limit).map(({ account }) => toInvoiceDto(account, today));
  return {
    invoices: page,
    next_cursor: found.length > limit ? (page.at(-1)?.number ?? null) : null,
    totals: {
      invoiced: toKroner(totals.invoicedOre),
      credited: toKroner(totals.creditedOre),
      paid: toKroner(totals.paidOre),
      owed: toKroner(totals.owedOre),
    },
  };
}

/** A run in wire names. */
export function toInvoiceRunDto({ issued, leftOut }: InvoiceRun): InvoiceRunDto {
  const invoices = issued.filter(({ kind }) => kind === 'invoice').length;
  return {
    invoices,
    credit_notes: issued.length - invoices,
    left_out: leftOut.map(({ partnerId, reason }) => ({ partner_id: partnerId, reason })),
  };
}
