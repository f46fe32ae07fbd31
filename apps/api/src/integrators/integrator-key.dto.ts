import type { NewSecret } from '@boligstyling/application';
import {
  INTEGRATOR_KEY_LIMITS,
  INTEGRATOR_SCOPES,
  type IntegratorKey,
  type IntegratorKeySettings,
  type IntegratorScope,
  isOrigin,
  MAX_OVERLAP_HOURS,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import { Id, ListOf, Moment, Text } from '../platform/contract/shown.js';
import { Answer, Passes, RequiredLine, WholeNumber } from '../platform/validation/field.js';
import { given, wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const { name, source, origin, origins, perMinute } = INTEGRATOR_KEY_LIMITS;

const areOrigins = (given: unknown) =>
  Array.isArray(given) &&
  given.every((each) => typeof each === 'string' && each.length <= origin && isOrigin(each));

export class SaveIntegratorKeyDto {
  @RequiredLine({ label: 'Navn', maxLength: name, example: 'Megler Vest AS' })
  name!: string;

  @RequiredLine({
    label: 'Kilde',
    maxLength: source,
    example: 'megler-vest',
    description: 'Kept with every lead that the key sends, in the place of what the lead says.',
  })
  source!: string;

  @ApiProperty({
    type: [String],
    maxItems: origins,
    uniqueItems: true,
    example: ['https://megler.example'],
    description:
      'Of the pages that may frame the form and call from a browser. None: servers only.',
  })
  @Passes(areOrigins, 'origins', 'Oppgi adresser som https://megler.example, uten noe etter.')
  @ArrayUnique({ message: 'Oppgi hver adresse én gang.' })
  @ArrayMaxSize(origins, { message: `Det kan være høyst ${origins} adresser.` })
  @IsArray({ message: 'Oppgi adresser som https://megler.example, uten noe etter.' })
  origins!: string[];

  @ApiProperty({
    ...{ enum: INTEGRATOR_SCOPES, isArray: true, minItems: 1, uniqueItems: true },
    example: ['leads:submit'],
  })
  @IsIn(INTEGRATOR_SCOPES, { each: true, message: `Velg blant ${INTEGRATOR_SCOPES.join(', ')}.` })
  @ArrayUnique({ message: 'Velg hver tilgang én gang.' })
  @ArrayNotEmpty({ message: 'Velg minst én tilgang.' })
  @IsArray({ message: 'Velg minst én tilgang.' })
  scopes!: IntegratorScope[];

  @Answer(
    'Svar ja eller nei på om integratoren ser kontaktopplysninger.',
    'Whether `leads:read-own` shows who the owners are.',
  )
  shows_contacts!: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: perMinute, example: 60 })
  @Max(perMinute, { message: `Grensen kan være høyst ${perMinute} i minuttet.` })
  @Min(1, { message: 'Grensen må være minst 1 i minuttet.' })
  @IsInt({ message: 'Grensen må være et helt tall.' })
  per_minute!: number;

  @Answer('Svar ja eller nei på om nøkkelen er satt på pause.', 'Whether it opens nothing for now.')
  paused!: boolean;
}

export class ChangeIntegratorKeyDto extends PartialType(SaveIntegratorKeyDto, {
  skipNullProperties: false,
}) {}

export class RotateKeyDto {
  @WholeNumber('Overlappen', MAX_OVERLAP_HOURS, {
    example: 24,
    description: 'For so many hours the secret of before is good too. 0: it ends at once.',
  })
  overlap_hours!: number;
}

export class IntegratorKeyDto extends SaveIntegratorKeyDto {
  @Id('The open name: what a page calls with.') id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Moment.orNull('Until when the secret of before is good, too.') previous_until!: string | null;
}

/** The only answer with the secret. */
export class NewIntegratorKeyDto extends IntegratorKeyDto {
  @Text(
    'ik_6Zb0vYxP3mXk7cQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'What a server calls with. Shown this once.',
  )
  secret!: string;
}

export class IntegratorKeysDto {
  @ListOf(IntegratorKeyDto) keys!: IntegratorKeyDto[];
}

export function toKeySettings(dto: SaveIntegratorKeyDto): IntegratorKeySettings {
  return toKeyChanges(dto) as IntegratorKeySettings;
}

export function toKeyChanges(dto: ChangeIntegratorKeyDto): Partial<IntegratorKeySettings> {
  return given<IntegratorKeySettings>({
    name: dto.name?.trim(),
    source: dto.source?.trim(),
    origins: dto.origins,
    scopes: dto.scopes,
    showsContacts: dto.shows_contacts,
    perMinute: dto.per_minute,
    paused: dto.paused,
  });
}

export function toIntegratorKeyDto(key: IntegratorKey, now: Date): IntegratorKeyDto {
  const { origins, scopes, previousUntil } = key;
  const overlaps = previousUntil !== null && previousUntil > now;
  return {
    ...wire(key, 'id', 'name', 'source', 'paused', 'showsContacts', 'perMinute', 'createdAt'),
    version: String(key.version),
    ...{ origins: [...origins], scopes: [...scopes] },
    previous_until: overlaps ? previousUntil.toISOString() : null,
  };
}

export function toNewKeyDto({ key, secret }: NewSecret, now: Date): NewIntegratorKeyDto {
  return { ...toIntegratorKeyDto(key, now), secret };
}
