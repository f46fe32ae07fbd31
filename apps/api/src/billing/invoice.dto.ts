import {
  type InvoiceRun,
  type InvoiceTotals,
  type ListedAccount,
  type InvoicePreview,
  previewVersion,
  totalOf,
  type InvoiceFilter,
} from '@boligstyling/application';
import {
  balanceOf,
  INVOICE_KINDS,
  INVOICE_STATES,
  type InvoiceKind,
  type InvoiceState,
  MAX_PAID,
  stateOf,
  toKroner,
  toOre,
  type FilterQuery,
  fromFilterQuery,
  INVOICE_FILTER,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType, PartialType, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsNumber,
  IsUUID,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { Amount, Count, Day, Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/answers.js';
import { MayBeLeftOut, TwoDecimals, Satisfies } from '../platform/validation/field.js';
import { pageBy, PageQueryDto, OfFilter } from '../platform/validation/page-query.dto.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const MOST_AT_ONCE = 200;

export class InvoiceIdsDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MOST_AT_ONCE })
  @IsUUID('all', { each: true, message: 'Fakturaene må være id-er.' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `Høyst ${MOST_AT_ONCE} om gangen.` })
  @ArrayNotEmpty({ message: 'Velg minst én faktura.' })
  @IsArray({ message: 'Velg minst én faktura.' })
  ids!: string[];

  @ApiProperty({
    required: false,
    example: 0,
    description:
      'The `paid` of the one invoice as it was seen, in kroner: if it is another now, something was recorded since, and nothing is changed.',
  })
  @MayBeLeftOut()
  @IsOfOne('Oppgi hva som var betalt, for én faktura om gangen.')
  @IsNumber({}, { message: 'Oppgi hva som var betalt, i kroner.' })
  from?: number;
}

class PaidAmountDto {
  @IsOfOne('Oppgi beløp for én faktura om gangen.')
  @TwoDecimals('Beløpet', MAX_PAID, 'kroner', {
    example: 1250.5,
    description:
      'The sum received for the one invoice, in kroner; more than it owes is overpaid. Left out: all that is due of each.',
  })
  amount!: number;
}

/** An amount for several invoices would be ambiguous. */
function IsOfOne(message: string): PropertyDecorator {
  const validate = (_: unknown, of?: ValidationArguments) =>
    (of?.object as Partial<InvoiceIdsDto> | undefined)?.ids?.length === 1;
  return ValidateBy({ name: 'ofOne', validator: { validate } }, { message });
}

export class CreditInvoiceDto {
  @ApiProperty({
    ...{ type: Boolean, required: false, default: false },
    description:
      'Its sales stay due, and come on a new invoice, perhaps the next morning, to the buyer as it is by then. Refused once anything is paid.',
  })
  @MayBeLeftOut()
  @IsBoolean({ message: 'Svar ja eller nei på om det skal faktureres på nytt.' })
  bill_again?: boolean;
}

/** An amount of null is refused; a missing one means all that is due. */
export class PaidInvoicesDto extends IntersectionType(
  InvoiceIdsDto,
  PartialType(PaidAmountDto, { skipNullProperties: false }),
) {}

export class UndoInvoicesDto extends InvoiceIdsDto {
  @ApiProperty({
    ...{ type: [String], format: 'uuid', maxItems: MOST_AT_ONCE, required: false },
    description:
      'The `payments` that are undone alone, where nobody has marked anything of their invoice since. Left out: whatever was marked.',
  })
  @MayBeLeftOut()
  @IsUUID('all', { each: true, message: 'Betalingene må være id-er.' })
  @ArrayMaxSize(MOST_AT_ONCE, { message: `Høyst ${MOST_AT_ONCE} om gangen.` })
  @IsArray({ message: 'Betalingene må være id-er.' })
  payments?: string[];
}

/** In kroner, exact to the øre. */
export class InvoiceDto {
  @Id() id!: string;
  @OneOf(INVOICE_KINDS) kind!: InvoiceKind;
  @Text('202600001') number!: string;
  @Id() partner_id!: string;
  @Text('Stil og Rom AS', 'As it was when it was issued.') buyer!: string;
  @Day() issued_on!: string;
  @Day.orNull('null: credit note.') due_on!: string | null;
  @Text.orNull('2026000014') kid!: string | null;
  @Count(3) lines!: number;
  @Amount(2400) net!: number;
  @Amount(600) vat!: number;
  @Amount(3000) total!: number;
  @Amount(0) credited!: number;
  @Amount(0) paid!: number;
  @Amount(3000, 'Negative: too much was paid. 0 for a credit note.') balance!: number;
  @OneOf.orNull(INVOICE_STATES, 'null: credit note.') state!: InvoiceState | null;
  @Text.orNull('202600001', 'The invoice that a credit note credits.') credits!: string | null;
}

class InvoiceTotalsDto {
  @Amount(120_000) invoiced!: number;
  @Amount(3000) credited!: number;
  @Amount(90_000) paid!: number;
  @Amount(27_000, 'Overpaid invoices do not reduce it.') due!: number;
}

export class InvoicesDto {
  @ListOf(InvoiceDto) invoices!: InvoiceDto[];
  @Text.orNull('202600001') next_cursor!: string | null;
  @ApiProperty() totals!: InvoiceTotalsDto;
}

export class ChangedInvoicesDto {
  @ListOf(InvoiceDto) invoices!: InvoiceDto[];
}

export class MarkedInvoicesDto extends ChangedInvoicesDto {
  @ApiProperty({
    ...{ type: [String], format: 'uuid' },
    description:
      'The payments this call has recorded, one of each invoice that it changed, by which that can be undone.',
  })
  payments!: string[];
}

class LeftOutDto {
  @Id() partner_id!: string;
  @Text('Stil og Rom AS mangler organisasjonsnummer.') reason!: string;
}

export class InvoiceRunDto {
  @Count(12) invoices!: number;
  @Count(1) credit_notes!: number;
  @ListOf(LeftOutDto) left_out!: LeftOutDto[];
}

export function toInvoiceDto(account: ListedAccount, today: string): InvoiceDto {
  const { invoice, creditedOre, paidOre } = account;
  const isInvoice = invoice.kind === 'invoice';
  return {
    ...wire(invoice, 'id', 'kind', 'number', 'partnerId', 'issuedOn', 'dueOn', 'kid'),
    buyer: invoice.buyer.name,
    lines: invoice.lines,
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

/** Sum seen, in øre. */
export function toSeenOre({ from }: Pick<InvoiceIdsDto, 'from'>): number | undefined {
  return typeof from === 'number' ? toOre(from) : undefined;
}

export function toInvoicesDto(
  found: readonly ListedAccount[],
  limit: number,
  totals: InvoiceTotals,
  today: string,
): InvoicesDto {
  const { page, next_cursor } = pageBy(found, limit, ({ invoice }) => invoice.number);
  return {
    invoices: page.map((account) => toInvoiceDto(account, today)),
    next_cursor,
    totals: {
      invoiced: toKroner(totals.invoicedOre),
      credited: toKroner(totals.creditedOre),
      paid: toKroner(totals.paidOre),
      due: toKroner(totals.dueOre),
    },
  };
}

export function toInvoiceRunDto({ issued, leftOut }: InvoiceRun): InvoiceRunDto {
  const invoices = issued.filter(({ kind }) => kind === 'invoice').length;
  return {
    invoices,
    credit_notes: issued.length - invoices,
    left_out: leftOut.map((it) => wire(it, 'partnerId', 'reason')),
  };
}

class DraftInvoiceDto {
  @OneOf(INVOICE_KINDS) kind!: InvoiceKind;
  @Id() partner_id!: string;
  @Text('Stil og Rom AS') buyer!: string;
  @Count(3) lines!: number;
  @Amount(2400) net!: number;
  @Amount(600) vat!: number;
  @Amount(3000) total!: number;
}

const HELD_BACK_REASONS = ['disputed', 'too-recent'] as const;

class HeldBackDto {
  @Id() partner_id!: string;
  @Text('Stil og Rom AS') partner_name!: string;
  @OneOf(HELD_BACK_REASONS) reason!: (typeof HELD_BACK_REASONS)[number];
  @Count(2) sales!: number;
  @Amount(1200, 'Without MVA.') amount!: number;
}

export class InvoicePreviewDto {
  @RecordVersion() version!: string;
  @ListOf(DraftInvoiceDto) documents!: DraftInvoiceDto[];
  @Amount(30_000, 'Invoices minus credit notes, with MVA.') total!: number;
  @ListOf(LeftOutDto) left_out!: LeftOutDto[];
  @ListOf(HeldBackDto) held_back!: HeldBackDto[];
}

export function toInvoicePreviewDto(preview: InvoicePreview): InvoicePreviewDto {
  return {
    version: String(previewVersion(preview)),
    documents: preview.issued.map(
      ({ kind, partnerId, buyer, lines, netOre, vatOre, totalOre }) => ({
        ...{ kind, partner_id: partnerId, buyer: buyer.name, lines },
        ...{ net: toKroner(netOre), vat: toKroner(vatOre), total: toKroner(totalOre) },
      }),
    ),
    total: toKroner(totalOf(preview.issued)),
    left_out: preview.leftOut.map((it) => wire(it, 'partnerId', 'reason')),
    held_back: preview.heldBack.map(({ partnerId, name, amountOre, ...of }) => ({
      ...of,
      ...{ partner_id: partnerId, partner_name: name, amount: toKroner(amountOre) },
    })),
  };
}

const NUMBER = /^\d{9,16}$/;

export const InvoiceCursor = (): PropertyDecorator =>
  Satisfies((text) => NUMBER.test(text), 'number', 'Ukjent side.');

const Asked = class {} as new () => FilterQuery<typeof INVOICE_FILTER>;

@OfFilter(INVOICE_FILTER)
export class InvoiceFilterDto extends Asked {}

export class InvoicesQueryDto extends IntersectionType(
  InvoiceFilterDto,
  OmitType(PageQueryDto, ['cursor']),
) {
  @ApiProperty({ required: false, description: 'The `next_cursor` of the page before.' })
  @MayBeLeftOut()
  @InvoiceCursor()
  cursor?: string;
}

export function toInvoiceFilter(query: InvoiceFilterDto, today: string): InvoiceFilter {
  const { partnerId, show } = fromFilterQuery(INVOICE_FILTER, query);
  return {
    partnerId,
    kind: show === 'invoice' || show === 'credit-note' ? show : undefined,
    due: show === 'due' || show === 'overdue' ? true : undefined,
    overpaid: show === 'overpaid' ? true : undefined,
    dueBefore: show === 'overdue' ? today : undefined,
  };
}
