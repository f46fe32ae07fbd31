import type { MarkedSale, SaleOverview, SaleTotals, SaleFilter } from '@boligstyling/application';
import {
  type FilterQuery,
  fromFilterQuery,
  isWaiverUndoable,
  PAYMENT_STATUSES,
  type PaymentStatus,
  REASON_LIMIT,
  saleVersion,
  toKroner,
  DISPUTE_DECISIONS,
  DISPUTE_LIMITS,
  type DisputeDecision,
  type Ruling,
  SALE_FILTER,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DisputeDto, toDisputeDto } from '../assignments/dispute.dto.js';
import {
  Amount,
  Count,
  Flag,
  Id,
  ListOf,
  Moment,
  OneOf,
  Text,
  Part,
} from '../platform/contract/shown.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { wire } from '../platform/contract/answers.js';
import { RequiredText, Choice } from '../platform/validation/field.js';
import { PageQueryDto, OfFilter, toPeriod } from '../platform/validation/page-query.dto.js';

export class RuleOnDisputeDto {
  @Choice(DISPUTE_DECISIONS, 'Velg å kreditere eller avslå.')
  decision!: DisputeDecision;

  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: DISPUTE_LIMITS.text,
    example: 'Vi har ringt selv, og du har rett.',
    description: 'The partner reads it.',
  })
  reply!: string;
}

export function toRuling({ decision, reply }: RuleOnDisputeDto): Ruling {
  return { decision, answer: reply.trim() };
}

const Asked = class {} as new () => FilterQuery<typeof SALE_FILTER>;

@OfFilter(SALE_FILTER)
class SaleFilterDto extends Asked {}

export class SalesQueryDto extends IntersectionType(PageQueryDto, SaleFilterDto) {}

export const toSaleFilter = (query: SalesQueryDto): SaleFilter => ({
  ...fromFilterQuery(SALE_FILTER, query),
  ...toPeriod(query),
});

export class MarkSaleDto {
  @ApiProperty({ enum: PAYMENT_STATUSES, description: '`pending` undoes `paid`.' })
  @IsIn(PAYMENT_STATUSES, { message: `Et salg merkes ${PAYMENT_STATUSES.join(', ')}.` })
  payment_status!: PaymentStatus;
}

export class UndoWaiverDto {
  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: REASON_LIMIT,
    example: 'Feil salg ble kreditert.',
    description: 'Kept with the sale.',
  })
  reason!: string;
}

export class WaiverDto {
  @Moment() waived_at!: string;
  @Moment.orNull('null: it was not undone.') undone_at!: string | null;
  @Text.orNull('Feil salg ble kreditert.', 'Why it was undone; null once the lead is erased.')
  reason!: string | null;
}

export class SaleDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Amount(500, 'In kroner, with at most two decimals, without MVA.') sale_amount!: number;
  @Amount.orNull(25, 'The MVA on top, in percent, as it was at the yes; null: none.')
  vat_rate!: number | null;
  @OneOf(PAYMENT_STATUSES) payment_status!: PaymentStatus;
  @Id() partner_id!: string;
  @Text('Stine Stylist') partner_name!: string;
  @Text.orNull(
    '7A1B2C3D',
    'The reference of the assignment, on invoices too. null: erased before it was kept.',
  )
  reference!: string | null;
  @Id.orNull('null once erased.') lead_id!: string | null;
  @Text.orNull('Kari Nordmann', 'Whose lead it is; null once that is erased.')
  customer_name!: string | null;
  @Moment() created_at!: string;
  @Moment.orNull() settled_at!: string | null;
  @Id.orNull('The invoice that it is on. It is paid and undone with that.')
  invoice_id!: string | null;
  @Text.orNull('202600001', 'The number of that invoice.') invoice_number!: string | null;
  @Moment.orNull(
    'Since when it is marked paid though its assignment was taken back: credit it once the money is sent. null: it is not.',
  )
  to_pay_back_since!: string | null;
  @Part(DisputeDto, 'The partner’s dispute; left out: none. Not billed until decided.')
  dispute?: DisputeDto;
  @ListOf(WaiverDto, 'The first one first.') waivers!: WaiverDto[];
  @Flag('True if the last one can be undone: not where the assignment came to nothing.')
  can_undo_waiver!: boolean;
}

export class MarkedSaleDto extends SaleDto {
  @Moment.orNull('Time of the mark by this call; null if it was marked before.')
  changed_at!: string | null;
}

export class SaleTotalDto {
  @Count(12) count!: number;
  @Amount(6000, 'In kroner, exact to the øre.') sum!: number;
}

export class SaleTotalsDto {
  @ApiProperty() pending!: SaleTotalDto;
  @ApiProperty() paid!: SaleTotalDto;
  @ApiProperty() credited!: SaleTotalDto;
}

export class SalesDto {
  @ListOf(SaleDto) sales!: SaleDto[];
  @Text.orNull('MTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. null: none.')
  next_cursor!: string | null;
  @ApiProperty() totals!: SaleTotalsDto;
}

export function toSaleDto(overview: SaleOverview): SaleDto {
  const { sale, partnerName, leadId, customerName, invoiceNumber } = overview;
  return {
    version: String(saleVersion(sale)),
    ...wire(sale, 'id', 'paymentStatus', 'partnerId', 'createdAt', 'settledAt', 'invoiceId'),
    ...wire(sale, 'reference', 'toPayBackSince'),
    sale_amount: toKroner(sale.amountOre),
    vat_rate: sale.vatRate && sale.vatRate / 100,
    ...{ partner_name: partnerName, lead_id: leadId, customer_name: customerName },
    invoice_number: invoiceNumber,
    waivers: sale.waivers.map((waiver) => ({
      waived_at: waiver.at.toISOString(),
      ...wire(waiver, 'undoneAt', 'reason'),
    })),
    can_undo_waiver: isWaiverUndoable(sale),
    ...(sale.dispute && { dispute: toDisputeDto(sale.dispute) }),
  };
}

export const toMarkedSaleDto = (marked: MarkedSale): MarkedSaleDto => ({
  ...toSaleDto(marked),
  ...wire(marked, 'changedAt'),
});

/** In kroner. */
export function toSaleTotalsDto({ pending, paid, credited }: SaleTotals): SaleTotalsDto {
  const total = ({ count, ore }: SaleTotals[PaymentStatus]) => ({ count, sum: toKroner(ore) });
  return { pending: total(pending), paid: total(paid), credited: total(credited) };
}
