import type { NewSecret } from '@boligstyling/application';
import {
  fromWholeWire,
  fromWire,
  type IntegratorKey,
  type IntegratorKeySettings,
  KEY_FIELDS,
  MAX_OVERLAP_HOURS,
  type NewKeySettings,
  toWire,
  type WireRecord,
} from '@boligstyling/domain';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Id, ListOf, Moment, Text } from '../platform/contract/shown.js';
import { MayBeLeftOut, WholeNumber } from '../platform/validation/field.js';
import { OfRecord } from '../platform/validation/record-fields.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const IS_TEST = 'True if all its leads are test leads, permanently.';

const Sent = class {} as new () => WireRecord<typeof KEY_FIELDS>;

@OfRecord(KEY_FIELDS)
export class SaveIntegratorKeyDto extends Sent {
  @ApiProperty({ required: false, default: false, description: IS_TEST })
  @MayBeLeftOut()
  @IsBoolean({ message: 'Svar ja eller nei på om nøkkelen er til prøve.' })
  is_test?: boolean;
}

export class ChangeIntegratorKeyDto extends PartialType(
  OmitType(SaveIntegratorKeyDto, ['is_test']),
  { skipNullProperties: false },
) {}

export class RotateKeyDto {
  @WholeNumber('Overlappen', MAX_OVERLAP_HOURS, {
    example: 24,
    description: 'For so many hours the previous secret is valid too. 0: it ends at once.',
  })
  overlap_hours!: number;
}

export class IntegratorKeyDto extends SaveIntegratorKeyDto {
  @Id('The open name: what a page calls with.') id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Moment.orNull('Until when the previous secret is valid, too.') previous_until!: string | null;
}

export class NewIntegratorKeyDto extends IntegratorKeyDto {
  @Text('ik_6Zb0vYxP3mXk7cQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'The secret of servers. Shown this once.')
  secret!: string;
}

export class IntegratorKeysDto {
  @ListOf(IntegratorKeyDto) keys!: IntegratorKeyDto[];
}

export const toKeySettings = (dto: SaveIntegratorKeyDto): NewKeySettings => ({
  ...fromWholeWire(KEY_FIELDS, dto),
  isTest: dto.is_test ?? false,
});

export const toKeyChanges = (dto: ChangeIntegratorKeyDto): Partial<IntegratorKeySettings> =>
  fromWire(KEY_FIELDS, dto);

export function toIntegratorKeyDto(key: IntegratorKey, now: Date): IntegratorKeyDto {
  const { previousUntil } = key;
  const overlaps = previousUntil !== null && previousUntil > now;
  return {
    ...toWire(KEY_FIELDS, key),
    ...wire(key, 'id', 'isTest', 'createdAt'),
    version: String(key.version),
    previous_until: overlaps ? previousUntil.toISOString() : null,
  };
}

export function toNewKeyDto({ key, secret }: NewSecret, now: Date): NewIntegratorKeyDto {
  return { ...toIntegratorKeyDto(key, now), secret };
}
