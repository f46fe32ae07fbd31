import type {
  PartnerOverview,
  PartnerQuoteFigures,
  PartnerChange,
  PartnerFile,
} from '@boligstyling/application';
import {
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  isPausedByOperator,
  PARTNER_FIELDS,
  toWire,
  DECLINE_REASONS,
  type DeclineReason,
  type TrackRecord,
  type FilterQuery,
  PARTNER_FILTER,
  fromWholeWire,
  fromWire,
  fromWirePrices,
  type PartnerDetails,
  type WireRecord,
  PRICE_LIMITS,
  type PriceList,
  type Service,
  SERVICES,
  ROW_FAULTS,
  type RowFaultCause,
} from '@boligstyling/domain';
import {
  Count,
  Day,
  Flag,
  Id,
  ListOf,
  Moment,
  OneOf,
  Part,
  Text,
  Texts,
} from '../platform/contract/shown.js';
import { wire } from '../platform/contract/answers.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { OmitType, ApiProperty, PartialType } from '@nestjs/swagger';
import { OfFilter } from '../platform/validation/page-query.dto.js';
import { Type, Transform } from 'class-transformer';
import {
  IsObject,
  ValidateNested,
  ArrayMaxSize,
  IsArray,
  ValidateIf,
  IsBoolean,
} from 'class-validator';
import { OfRecord } from '../platform/validation/record-fields.js';
import { Choice, WholeNumber, MayBeLeftOut } from '../platform/validation/field.js';

const { priceOre, sizes, squareMetres } = PRICE_LIMITS;

const Ore = () => WholeNumber('Prisen', priceOre, { example: 50_000 });
const OrNull = () => ValidateIf((_, value) => value !== null);
const Nullable = (description: string) =>
  ApiProperty({ type: 'integer', nullable: true, description });

class SizePriceDto {
  @WholeNumber('Størrelsen', squareMetres, { example: 61 })
  from!: number;

  @OrNull()
  @WholeNumber('Størrelsen', squareMetres, { example: 120 })
  @Nullable('Included. Null: no end.')
  to!: number | null;

  @Ore()
  price_ore!: number;
}

class ServicePriceDto {
  @Choice(SERVICES, `Tjenesten må være blant ${SERVICES.join(', ')}.`)
  service!: Service;

  @OrNull()
  @Ore()
  @Nullable('Price if no size applies. Null: the base price.')
  price_ore!: number | null;

  @ApiProperty({ type: [SizePriceDto], maxItems: sizes, description: 'In m², without overlap.' })
  @ValidateNested({ each: true })
  @Type(() => SizePriceDto)
  @IsObject({ each: true, message: 'Hver størrelse må ha fra, til og pris.' })
  @ArrayMaxSize(sizes, { message: `Høyst ${sizes} størrelser.` })
  @IsArray({ message: 'Størrelsene må være en liste.' })
  sizes!: SizePriceDto[];
}

class PricesDto {
  @Ore()
  base_ore!: number;

  @ApiProperty({ type: [ServicePriceDto], maxItems: SERVICES.length })
  @ValidateNested({ each: true })
  @Type(() => ServicePriceDto)
  @IsObject({ each: true, message: 'Hver pris må ha en tjeneste.' })
  @ArrayMaxSize(SERVICES.length, { message: 'En tjeneste kan ha én pris.' })
  @IsArray({ message: 'Prisene må være en liste.' })
  services!: ServicePriceDto[];
}

function toPricesDto({ baseOre, services }: PriceList): PricesDto {
  return {
    base_ore: baseOre,
    services: services.map(({ service, priceOre, sizes }) => ({
      ...{ service, price_ore: priceOre },
      sizes: sizes.map(({ from, to, priceOre }) => ({ from, to, price_ore: priceOre })),
    })),
  };
}

const Sent = class {} as new () => WireRecord<typeof PARTNER_FIELDS>;

@OfRecord(PARTNER_FIELDS)
export class SavePartnerDto extends Sent {
  @ApiProperty({ description: 'Per assignment, in øre without MVA. 0: free.' })
  @ValidateNested()
  @Type(() => PricesDto)
  @IsObject({ message: 'Prisene mangler.' })
  prices!: PricesDto;
}

export class ChangePartnerDto extends PartialType(SavePartnerDto, {
  skipNullProperties: false,
}) {}

export const toPartnerDetails = (dto: SavePartnerDto): PartnerDetails => ({
  ...fromWholeWire(PARTNER_FIELDS, dto),
  prices: fromWirePrices(dto.prices),
});

export const toPartnerChanges = (dto: ChangePartnerDto): PartnerChange => ({
  ...fromWire(PARTNER_FIELDS, dto),
  ...(dto.prices && { prices: fromWirePrices(dto.prices) }),
});

class DeclinedForDto {
  @OneOf(DECLINE_REASONS) reason!: DeclineReason;
  @Count(2) count!: number;
}

export class TrackRecordDto {
  @Count(12, 'Assignments that it answered or let expire: all outcomes together.')
  asked!: number;
  @Count(6) accepted!: number;
  @Count(3) declined!: number;
  @ListOf(DeclinedForDto, 'Every reason; declining needs none.') reasons!: DeclinedForDto[];
  @Count(1, 'Assignments whose deadline passed in silence.') silent!: number;
  @Count(1, 'Acceptances that it undid.') undone!: number;
  @Count(1, 'Acceptances after others had every place.') missed!: number;
  @Count(2, 'Of those accepted.') won!: number;
  @Count(1, 'Of those accepted.') lost!: number;
  @Count(1, 'Sales that it has disputed.') disputed!: number;
  @Count(1, 'Of those disputed, credited.') credited!: number;
  @Count.orNull(45, 'Median minutes to an answer; null: none yet.')
  answer_minutes!: number | null;
  @Count(5, 'Of those accepted, with a sent quote.') quoted!: number;
  @Count(2, 'Quotes that the owner chose.') chosen!: number;
  @Count.orNull(900, 'Median minutes from acceptance to first quote; null: none yet.')
  first_quote_minutes!: number | null;
}

export function toTrackRecordDto({
  reasons,
  answerMinutes,
  firstQuoteMinutes,
  ...counts
}: TrackRecord & PartnerQuoteFigures): TrackRecordDto {
  return {
    ...counts,
    reasons: DECLINE_REASONS.map((reason) => ({ reason, count: reasons[reason] })),
    answer_minutes: answerMinutes,
    first_quote_minutes: firstQuoteMinutes && Math.round(firstQuoteMinutes),
  };
}

export class PartnerDto extends SavePartnerDto {
  @Day.orNull(
    'On which the pause ends by itself, in Norway. Null: it has no end, or there is none.',
  )
  paused_until!: string | null;
  @Flag('True if we paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
  @Day.orNull('Version of the terms that it has accepted. Null: none, so it gets no leads.')
  terms_version!: string | null;
  @Moment.orNull() terms_accepted_at!: string | null;
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Count(
    2,
    `The used capacity: questions that are open, however old, and acceptances of the last ${CAPACITY_HOURS} hours.`,
  )
  assignments_last_week!: number;
  @Count(7, `In the last ${FAIRNESS_DAYS} days; the fewest go first.`)
  assignments_last_month!: number;
  @Count(31) assignments!: number;
  @Moment.orNull() last_assigned_at!: string | null;
}

export class PartnersDto {
  @ListOf(PartnerDto) partners!: PartnerDto[];
}

export function toPartnerDto({ partner, ...given }: PartnerOverview): PartnerDto {
  return {
    ...toWire(PARTNER_FIELDS, partner),
    prices: toPricesDto(partner.prices),
    ...wire(partner, 'id', 'pausedUntil', 'createdAt', 'termsVersion', 'termsAcceptedAt'),
    ...wire(given, 'assignmentsLastWeek', 'assignmentsLastMonth', 'assignments', 'lastAssignedAt'),
    version: String(partner.version),
    paused_by_operator: isPausedByOperator(partner),
  };
}

const Asked = class {} as new () => FilterQuery<typeof PARTNER_FILTER>;

@OfFilter(PARTNER_FILTER)
export class PartnersQueryDto extends Asked {}

/** Searched names come in the body alone, because logs keep addresses. */
export class PartnersFilterDto extends OmitType(PartnersQueryDto, ['q']) {}

const OUTCOMES = ['new', 'known', 'bad'] as const;

export class PartnerFileQueryDto {
  @ApiProperty({
    ...{ required: false, type: Boolean, default: false },
    description: 'True if the partners are added. Left out: a preview.',
  })
  @MayBeLeftOut()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'Svar true eller false.' })
  store?: boolean;
}

class RowFaultDto {
  @Text('email') column!: string;
  @OneOf(ROW_FAULTS) cause!: RowFaultCause;
  @Text.orNull('Maling', 'Only where it is no personal data.') value!: string | null;
}

class ReadPartnerDto {
  @Count(2, 'In the file; the header is line 1.') line!: number;
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
  @Text('stine@stilogrom.no') email!: string;
  @Part(PricesDto, 'Left out: unreadable.') prices?: PricesDto;
  @OneOf(OUTCOMES, 'known: a partner here has that e-mail address, and stays as it is.')
  outcome!: (typeof OUTCOMES)[number];
  @ListOf(RowFaultDto) faults!: RowFaultDto[];
  @Text.orNull('1 columns, and the header has 8') unreadable!: string | null;
  @Texts(['price_per_assignment'], 'Missing terms, because of which a new one is paused.')
  lacks!: string[];
}

export class PartnerFileDto {
  @ListOf(ReadPartnerDto) rows!: ReadPartnerDto[];
  @Flag('True if the new ones were added. Never with a bad row.') stored!: boolean;
}

export function toPartnerFileDto({ rows, isKept }: PartnerFile): PartnerFileDto {
  return {
    stored: isKept,
    rows: rows.map(({ faults, lacks, prices, ...row }) => ({
      ...row,
      ...(prices && { prices: toPricesDto(prices) }),
      lacks: [...lacks],
      faults: faults.map(({ column, cause, value }) => ({ column, cause, value: value ?? null })),
    })),
  };
}
