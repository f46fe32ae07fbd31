import type {
  QuoteDesk,
  PartnerAssignment,
  PartnerRating,
  ShownAttachment,
} from '@boligstyling/application';
import {
  ATTACHMENT_KINDS,
  type AttachmentKind,
  attachmentsOf,
  DOMAIN_ERRORS,
  type Lead,
  MAX_ATTACHMENTS,
  MAX_QUOTE_TEMPLATES,
  PICTURE_LINK_MINUTES,
  postalCodeIn,
  QUOTE_STATES,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
  type QuoteState,
  announcedQuoteState,
  type QuoteTemplate,
  canDraft,
  firstName,
  isForEarlierService,
  fromWireTerms,
  nextAttachments,
  templatesVersion,
  termsOf,
  toWireTerms,
  versionOf,
  type Quote,
  type QuoteAttachment,
  type QuoteVersion,
  type Partner,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import {
  nullableChoice,
  Count,
  Flag,
  Id,
  ListOf,
  Moment,
  Part,
  Text,
  Texts,
  OneOf,
} from '../platform/contract/shown.js';
import { RequiredLine } from '../platform/validation/field.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { QuoteDraftDto, QuoteTermsDto, SaveQuoteDraftDto } from './quote-terms.dto.js';
import { wire, logoPath } from '../platform/contract/answers.js';

const EXAMPLE_ID = '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f';
const ATTACHMENT_LINK = `/api/quote-attachments/attachment.${EXAMPLE_ID}.1795000000.signature`;

export class QuotePartnerDto {
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
  @Text('Jeg gjør boliger i Bergen klare for visning.', 'Its own words; empty: none.')
  presentation!: string;
  @Text.orNull('/api/partner-logos/0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f', 'Null: none.')
  logo!: string | null;
  @Text('40000000') phone!: string;
  @Text('stine@stilogrom.no') email!: string;
  @Text.orNull('https://stilogrom.no/', 'Null: none.') website!: string | null;
  @ApiProperty({
    ...{ type: Number, nullable: true, example: 4.8 },
    description: 'Mean of the stars of its published reviews. Null: none.',
  })
  rating!: number | null;
  @Count(12) review_count!: number;
}

export function toQuotePartnerDto(
  partner: Partner,
  { count, stars }: PartnerRating,
): QuotePartnerDto {
  return {
    ...wire(partner, 'name', 'company', 'presentation', 'phone', 'email'),
    logo: logoPath(partner.logoId),
    website: partner.website || null,
    rating: stars === null ? null : Math.round(stars * 10) / 10,
    review_count: count,
  };
}

/** A PDF as it was sent, or a picture drawn anew. */
export class QuoteFileDto {
  @Id() id!: string;
  @Text('Planløsning.pdf') file_name!: string;
  @OneOf(ATTACHMENT_KINDS) kind!: AttachmentKind;
  @Count(48_000) bytes!: number;
}

export class AttachmentDto extends QuoteFileDto {
  @Text(
    ATTACHMENT_LINK,
    `Opens it for at least ${PICTURE_LINK_MINUTES} minutes: a PDF as a download.`,
  )
  url!: string;
  @Text.orNull(`${ATTACHMENT_LINK}/small`, 'The same picture for lists. Null: a PDF.')
  small_url!: string | null;
  @Count.orNull(2048, 'Pixels.') width!: number | null;
  @Count.orNull(1536) height!: number | null;
}

export class QuoteVersionDto {
  @Count(1) version!: number;
  @Moment() sent_at!: string;
  @ApiProperty() terms!: QuoteTermsDto;
  @ListOf(QuoteFileDto, 'Attachments that it was sent with.') attachments!: QuoteFileDto[];
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
  @Text('Bergen', 'Empty once it has ended.') place!: string;
  @Text('75 m², Bergen 5015', 'The home in one line. Empty: unknown, or it has ended.')
  facts!: string;
  @Flag('True if a quote can be written, sent or revised now.') can_write!: boolean;
  @ApiProperty({ ...nullableChoice(QUOTE_STATES), description: 'Null: nothing yet.' })
  state!: QuoteState | null;
  @Count(1, 'The newest that was sent, for `If-Match` when revising. 0: none.') version!: number;
  @Part(QuoteTermsDto, 'The terms sent last. Left out: none.') terms?: QuoteTermsDto;
  @Part(QuoteDraftDto, 'The unsent draft. Left out: none.') draft?: QuoteDraftDto;
  @ListOf(QuoteVersionDto, 'Every version that was sent, the first one first.')
  history!: QuoteVersionDto[];
  @ListOf(AttachmentDto, 'Of every version and of the draft.') attachments!: AttachmentDto[];
  @Texts([EXAMPLE_ID], `Ids of those that the next version has, at most ${MAX_ATTACHMENTS}.`)
  next_attachments!: string[];
  @Flag('True if the owner corrected the service since, and cannot choose it.')
  for_earlier_service!: boolean;
  @Moment.orNull('When the owner chose it.') chosen_at!: string | null;
  @Text.orNull('Eieren ringte og ombestemte seg.', 'Why an administrator overruled the choice.')
  reason!: string | null;
  @Part(QuoteTermsDto, 'The terms sent last for the same service, to begin with. Left out: none.')
  suggestion?: QuoteTermsDto;
  @ListOf(QuoteTemplateDto, `In its own order, at most ${MAX_QUOTE_TEMPLATES}.`)
  templates!: QuoteTemplateDto[];
  @Text('1f3k', 'For `If-Match` when replacing the templates.') templates_version!: string;
  @ApiProperty({
    ...{ type: Boolean, nullable: true, example: true },
    description: 'True if it is registered for MVA, as it stated last. Null: never.',
  })
  last_has_vat!: boolean | null;
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
  @RecordVersion() version!: string;
  @ListOf(QuoteTemplateDto) templates!: QuoteTemplateDto[];
}

export function toPartnerQuoteDto(desk: QuoteDesk): PartnerQuoteDto {
  const { assignment, lead, partner, quote, rating, seenAt, suggestion, templates } = desk;
  const service = lead.serviceType;
  const isAccepted = assignment.state === 'accepted';
  const terms = quote && termsOf(quote);
  return {
    partner: toQuotePartnerDto(partner, rating),
    owner_first_name: (desk.showsOwner && firstName(lead.customerName)) || null,
    service,
    place: isAccepted ? lead.location : '',
    facts: isAccepted ? factsOf(lead) : '',
    can_write: isAccepted && desk.isLeadOpen && canDraft(quote),
    state: quote ? announcedQuoteState(quote, seenAt) : null,
    version: quote ? versionOf(quote) : 0,
    ...(terms && { terms: toWireTerms(terms) }),
    ...(quote?.draft && { draft: toWireTerms(quote.draft) }),
    history: quote ? versionsOf(quote) : [],
    attachments: desk.attachments.map(toAttachmentDto),
    for_earlier_service: quote !== undefined && isForEarlierService(quote, service),
    next_attachments: quote ? nextAttachments(quote).map(({ id }) => id) : [],
    chosen_at: (quote?.closedAt && quote.chosenAt?.toISOString()) || null,
    reason: quote?.state === 'declined' ? quote.reason : null,
    ...(suggestion && { suggestion: toWireTerms(suggestion) }),
    templates: templates.map(toTemplateDto),
    templates_version: String(templatesVersion(templates)),
    last_has_vat: desk.lastVat,
  };
}

const versionsOf = (quote: Quote): QuoteVersionDto[] =>
  quote.versions.map(({ sentAt, terms, version }: QuoteVersion) => ({
    version,
    sent_at: sentAt.toISOString(),
    terms: toWireTerms(terms),
    attachments: attachmentsOf(quote, version).map(toQuoteFileDto),
  }));

function toQuoteFileDto({ bytes, id, kind, name }: QuoteAttachment): QuoteFileDto {
  return { id, file_name: name, kind, bytes };
}

export function toAttachmentDto({ token, ...attachment }: ShownAttachment): AttachmentDto {
  const { height, kind, width } = attachment;
  const url = `/api/quote-attachments/${token}`;
  const small_url = kind === 'picture' ? `${url}/small` : null;
  return { ...toQuoteFileDto(attachment), url, small_url, width, height };
}

const factsOf = ({ address, location, propertySize }: Lead): string => {
  const place = [location, postalCodeIn(address)].filter(Boolean).join(' ');
  const size = /^\d+$/.test(propertySize) ? `${propertySize} m²` : propertySize;
  return [size, place].filter(Boolean).join(', ');
};

function toTemplateDto({ id, name, terms }: QuoteTemplate): QuoteTemplateDto {
  return { id, name, terms: toWireTerms(terms) };
}

export const toTemplatesDto = (templates: readonly QuoteTemplate[]): QuoteTemplatesDto => ({
  version: String(templatesVersion(templates)),
  templates: templates.map(toTemplateDto),
});

export const toTemplates = ({ templates }: SaveQuoteTemplatesDto) =>
  templates.map(({ name, terms }) => ({ name, terms: fromWireTerms(terms) }));

export class LeadQuoteDto {
  @Id() id!: string;
  @Id() assignment_id!: string;
  @Text('Stine Stylist') partner_name!: string;
  @OneOf(QUOTE_STATES) state!: QuoteState;
  @ListOf(QuoteVersionDto, 'Every version that was sent, the first one first.')
  versions!: QuoteVersionDto[];
  @Moment.orNull('When the owner chose it.') chosen_at!: string | null;
  @Moment.orNull('When it ended, or the choice became final.') closed_at!: string | null;
  @Text.orNull('Eieren ringte.', 'Why an administrator overrules the choice.')
  reason!: string | null;
}

export function toLeadQuoteDto(
  quote: Quote,
  assignments: readonly PartnerAssignment[],
): LeadQuoteDto {
  const of = assignments.find(({ assignment }) => assignment.id === quote.assignmentId);
  return {
    ...wire(quote, 'id', 'assignmentId', 'state', 'chosenAt', 'closedAt', 'reason'),
    partner_name: of?.partner.name ?? '',
    versions: versionsOf(quote),
  };
}
