import type { PartnerChange } from '@boligstyling/application';
import {
  fromWholeWire,
  fromWire,
  PARTNER_FIELDS,
  type PartnerDetails,
  type WireRecord,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { OfRecord } from '../platform/validation/record-fields.js';
import { PricesDto, toPrices } from './prices.dto.js';

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
  prices: toPrices(dto.prices),
});

export const toPartnerChanges = (dto: ChangePartnerDto): PartnerChange => ({
  ...fromWire(PARTNER_FIELDS, dto),
  ...(dto.prices && { prices: toPrices(dto.prices) }),
});
