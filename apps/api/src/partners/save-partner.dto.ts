import type { PartnerChange, WrittenPartner } from '@boligstyling/application';
import {
  isArea,
  isFilled,
  isSingleLine,
  PARTNER_KINDS,
  PARTNER_LIMITS,
  type PartnerKind,
  type Service,
  SERVICES,
  toKroner,
  toOre,
  tidyPhone,
  UNKNOWN_PARTY,
  websiteOf,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn } from 'class-validator';
import { given } from '../platform/contract/wire.js';
import { RequiredEmail, RequiredPhone } from '../platform/validation/contact-field.js';
import {
  Answer,
  Choice,
  MayBeLeftOut,
  OptionalLine,
  OptionalText,
  Passes,
  RequiredLine,
  Satisfies,
  TwoDecimals,
  WholeNumber,
} from '../platform/validation/field.js';
import { PartyDto, Printable, toParty } from '../platform/validation/party.dto.js';

const isWebsite = (text: string) => (websiteOf(text)?.length ?? Infinity) <= PARTNER_LIMITS.website;

const MAX_PRICE = toKroner(PARTNER_LIMITS.priceOre);

export const AREAS_ARE =
  'Municipalities and counties by their official numbers of today, `NO` for the whole country.';

function isAreaList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= PARTNER_LIMITS.areas &&
    value.every((area) => typeof area === 'string' && isArea(area))
  );
}

function isCityList(value: unknown): boolean {
  const isCity = (city: unknown) =>
    typeof city === 'string' &&
    isSingleLine(city) &&
    isFilled(city) &&
    city.length <= PARTNER_LIMITS.city;
  return Array.isArray(value) && value.length <= PARTNER_LIMITS.cities && value.every(isCity);
}

export class SavePartnerDto extends PartyDto {
  @Printable()
  @RequiredLine({ label: 'Navn', maxLength: PARTNER_LIMITS.name, example: 'Stine Stylist' })
  name!: string;

  @Printable()
  @RequiredLine({ label: 'Firma', maxLength: PARTNER_LIMITS.company, example: 'Stil og Rom AS' })
  company!: string;

  @Choice(PARTNER_KINDS, 'Velg stylist, interiørarkitekt eller eiendomsmegler.')
  kind!: PartnerKind;

  @RequiredEmail('stine@stilogrom.no')
  email!: string;

  @RequiredPhone('40 00 00 01')
  phone!: string;

  @Satisfies(
    (text) => !isFilled(text) || isWebsite(text),
    'website',
    'Nettstedet må være en adresse som stilogrom.no.',
  )
  @OptionalLine({
    label: 'Nettsted',
    maxLength: PARTNER_LIMITS.website,
    example: 'https://stilogrom.no/',
    description: 'Owners who have its yes see it. Without a scheme it is taken for https.',
  })
  website?: string | null;

  @OptionalText({
    label: 'Presentasjon',
    maxLength: PARTNER_LIMITS.presentation,
    example: 'Jeg gjør boliger i Bergen klare for visning.',
    description: 'A few words to owners about whom it is asked.',
  })
  presentation?: string | null;

  @ApiProperty({
    required: false,
    type: [String],
    maxItems: PARTNER_LIMITS.areas,
    example: ['4601', '32'],
    description: `${AREAS_ARE} At least one.`,
  })
  @MayBeLeftOut()
  @Passes(
    isAreaList,
    'areas',
    'Områdene må være numre på kommuner og fylker, eller NO for hele landet.',
  )
  areas?: string[];

  @ApiProperty({
    required: false,
    description: 'Before there were `areas`: the whole country. Passed over when they are given.',
  })
  @MayBeLeftOut()
  @IsBoolean({ message: 'Svar ja eller nei på om partneren tar hele landet.' })
  whole_country?: boolean;

  @ApiProperty({
    required: false,
    type: [String],
    maxItems: PARTNER_LIMITS.cities,
    example: ['Bergen'],
    description:
      'Before there were `areas`: names of municipalities, parts of them and counties, in any spelling, each of which must mean exactly one. Passed over when areas are given.',
  })
  @MayBeLeftOut()
  @Passes(isCityList, 'cities', 'Byene må være en liste av navn, høyst 100.')
  cities?: string[];

  @ApiProperty({ enum: SERVICES, isArray: true, minItems: 1, example: ['Fullstyling'] })
  @IsIn(SERVICES, { each: true, message: `Tjenestene må være blant ${SERVICES.join(', ')}.` })
  @ArrayNotEmpty({ message: 'Velg minst én tjeneste.' })
  @IsArray({ message: 'Velg minst én tjeneste.' })
  services!: Service[];

  @TwoDecimals('Prisen', MAX_PRICE, 'kroner', { example: 500, description: 'In kroner. 0: free.' })
  price_per_assignment!: number;

  @WholeNumber('Kapasiteten', PARTNER_LIMITS.weeklyCapacity, {
    example: 5,
    description: 'Assignments in any 7 days. 0: none.',
  })
  weekly_capacity!: number;

  @Answer(
    'Svar ja eller nei på om partneren er aktiv.',
    'Whether new leads are passed on to the partner, or it is paused.',
  )
  active!: boolean;
}

export class ChangePartnerDto extends PartialType(SavePartnerDto, {
  skipNullProperties: false,
}) {}

export function toPartnerDetails(dto: SavePartnerDto): WrittenPartner {
  const unpresented = { website: '', presentation: '' };
  return { ...UNKNOWN_PARTY, ...unpresented, ...toPartnerChanges(dto) } as WrittenPartner;
}

export function toPartnerChanges(dto: ChangePartnerDto): PartnerChange {
  const price = dto.price_per_assignment;
  return given<PartnerChange>({
    name: dto.name?.trim(),
    company: dto.company?.trim(),
    kind: dto.kind,
    email: dto.email?.toLowerCase(),
    phone: dto.phone && tidyPhone(dto.phone),
    website: dto.website && (websiteOf(dto.website) ?? ''),
    presentation: dto.presentation?.trim(),
    areas: dto.areas,
    wholeCountry: dto.whole_country,
    cities: dto.cities && unique(dto.cities.map((city) => city.trim())),
    services: dto.services && unique(dto.services),
    priceOre: typeof price === 'number' ? toOre(price) : undefined,
    weeklyCapacity: dto.weekly_capacity,
    active: dto.active,
    ...toParty(dto),
  });
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
