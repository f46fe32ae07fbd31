import type { QuoteDesk } from '@boligstyling/application';
import {
  DOMAIN_ERRORS,
  hasRental,
  type Lead,
  MAX_QUOTE_TEMPLATES,
  postalCodeIn,
  QUOTE_STATES,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
  QUOTE_VAT_RATE,
  type QuoteState,
  quoteStateAt,
  type QuoteTemplate,
  canRevise,
  firstName,
  fromWireTerms,
  termsOf,
  toWireTerms,
  versionOf,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { nullableChoice } from '../platform/contract/nullable-choice.js';
import { Count, Flag, Id, ListOf, Moment, Part, Text } from '../platform/contract/shown.js';
import { RequiredLine } from '../platform/validation/field.js';
import { QuotePartnerDto, toQuotePartnerDto } from './quote-partner.dto.js';
import { QuoteDraftDto, QuoteTermsDto, SaveQuoteDraftDto } from './quote-terms.dto.js';

export class QuoteVersionDto {
  @Count(1) version!: number;
  @Moment() sent_at!: string;
  @ApiProperty() terms!: QuoteTermsDto;
}

export class QuoteTemplateDto {
  @Id() id!: string;
  @Text('Fullstyling, to rom') name!: string;
  @ApiProperty() terms!: QuoteDraftDto;
}

export class PartnerQuoteDto {
  @ApiProperty() partner!: QuotePartnerDto;
  @Text.orNull('Marianne', 'First name of the owner. Null: unknown, or no longer shown here.')
  owner_first_name!: string | null;
  @Text('Fullstyling') service!: string;
  @Text('Bergen') place!: string;
  @Text('75 m², Bergen 5015', 'The home in one line; empty: unknown.') facts!: string;
  @Flag('Whether a quote can be written, sent or revised now.') can_write!: boolean;
  @Flag('Whether furniture is rented, so that the terms about it exist.') has_rental!: boolean;
  @ApiProperty({ ...(nullableChoice(QUOTE_STATES) as object), description: 'Null: nothing yet.' })
  state!: QuoteState | null;
  @Count(1, 'The newest that was sent, for `If-Match` when revising. 0: none.') version!: number;
  @Part(QuoteTermsDto, 'The terms sent last. Left out: none.') terms?: QuoteTermsDto;
  @Part(QuoteDraftDto, 'What is written and not sent. Left out: nothing.') draft?: QuoteDraftDto;
  @ListOf(QuoteVersionDto, 'Every version that was sent, the first one first.')
  history!: QuoteVersionDto[];
  @Moment.orNull('When the owner chose it.') chosen_at!: string | null;
  @Text.orNull('Eieren ringte og ombestemte seg.', 'Why an administrator overruled the choice.')
  reason!: string | null;
  @Part(QuoteTermsDto, 'What it sent last for the same service, to begin with. Left out: nothing.')
  suggestion?: QuoteTermsDto;
  @ListOf(QuoteTemplateDto, `In its own order, at most ${MAX_QUOTE_TEMPLATES}.`)
  templates!: QuoteTemplateDto[];
  @Count(25, 'MVA within the prices, in percent.') vat_rate!: number;
}

export class SaveQuoteTemplateDto {
  @RequiredLine({
    label: 'Navnet',
    maxLength: QUOTE_TEMPLATE_NAME_MAX_LENGTH,
    example: 'Fullstyling, to rom',
  })
  name!: string;

  @ApiProperty()
  @ValidateNested()
  @Type(() => SaveQuoteDraftDto)
  @IsObject({ message: 'Vilkårene i malen mangler.' })
  terms!: SaveQuoteDraftDto;
}

export class SaveQuoteTemplatesDto {
  @ApiProperty({ type: [SaveQuoteTemplateDto], maxItems: MAX_QUOTE_TEMPLATES })
  @ValidateNested({ each: true })
  @Type(() => SaveQuoteTemplateDto)
  @IsObject({ each: true, message: 'Hver mal må ha navn og vilkår.' })
  @ArrayMaxSize(MAX_QUOTE_TEMPLATES, { message: DOMAIN_ERRORS['too-many-quote-templates'] })
  @IsArray({ message: 'Malene må være en liste.' })
  templates!: SaveQuoteTemplateDto[];
}

export class QuoteTemplatesDto {
  @ListOf(QuoteTemplateDto) templates!: QuoteTemplateDto[];
}

export function toPartnerQuoteDto(desk: QuoteDesk): PartnerQuoteDto {
  const { assignment, lead, partner, quote, rating, seenAt, suggestion, templates } = desk;
  const service = lead.serviceType;
  const isAccepted = assignment.state === 'accepted';
  const terms = quote && termsOf(quote);
  return {
    partner: toQuotePartnerDto(partner, rating),
    owner_first_name: (isAccepted && firstName(lead.customerName)) || null,
    service,
    place: lead.location,
    facts: factsOf(lead),
    can_write: isAccepted && desk.isLeadOpen && canRevise(quote),
    has_rental: hasRental(service),
    state: quote ? quoteStateAt(quote, seenAt) : null,
    version: quote ? versionOf(quote) : 0,
    ...(terms && { terms: toWireTerms(terms) }),
    ...(quote?.draft && { draft: toWireTerms(quote.draft) }),
    history: (quote?.versions ?? []).map((each) => ({
      version: each.version,
      sent_at: each.sentAt.toISOString(),
      terms: toWireTerms(each.terms),
    })),
    // The owner can still undo a choice that is not final, and nobody hears of it before.
    chosen_at: (quote?.closedAt && quote.chosenAt?.toISOString()) || null,
    reason: quote?.state === 'declined' ? quote.reason : null,
    ...(suggestion && { suggestion: toWireTerms(suggestion) }),
    templates: templates.map(toTemplateDto),
    vat_rate: QUOTE_VAT_RATE / 100,
  };
}

const factsOf = ({ address, location, propertySize }: Lead): string => {
  const place = [location, postalCodeIn(address)].filter(Boolean).join(' ');
  const size = /^\d+$/.test(propertySize) ? `${propertySize} m²` : propertySize;
  return [size, place].filter(Boolean).join(', ');
};

export function toTemplateDto({ id, name, terms }: QuoteTemplate): QuoteTemplateDto {
  return { id, name, terms: toWireTerms(terms) };
}

export const toTemplates = ({ templates }: SaveQuoteTemplatesDto) =>
  templates.map(({ name, terms }) => ({ name, terms: fromWireTerms(terms) }));
