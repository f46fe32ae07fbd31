import type { PartnerFile } from '@boligstyling/application';
import { ROW_FAULTS, type RowFaultCause } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { Count, Flag, ListOf, OneOf, Part, Text, Texts } from '../platform/contract/shown.js';
import { MayBeLeftOut } from '../platform/validation/field.js';
import { PricesDto, toPricesDto } from './prices.dto.js';

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
