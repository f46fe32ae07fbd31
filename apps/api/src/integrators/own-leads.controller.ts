import {
  IntegratorLeads,
  type OwnLead,
  type OwnMonth,
  IntegratorQuotes,
  type OwnQuote,
} from '@boligstyling/application';
import {
  DomainError,
  type IntegratorKey,
  READ_LEADS_SCOPE,
  fieldsShownTo,
  LEAD_STATUSES,
  type LeadAudience,
  leadField,
  type LeadStatus,
  AMOUNTS_SCOPE,
  QUOTE_STATES,
  type QuoteState,
} from '@boligstyling/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiSecurity, ApiTags, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { LeadIntake } from '../leads/submit/lead-intake.js';
import { OpenedBy, OwnKey } from '../platform/access/integrator.guard.js';
import { Answers, Operation, wire } from '../platform/contract/answers.js';
import { Limited } from '../platform/limits/rate-limiter.js';
import { KnownId } from '../platform/validation/field.js';
import { PageQueryDto, decodeCursor, pageOf } from '../platform/validation/page-query.dto.js';
import { OwnLeadFields } from '../leads/lead-fields.js';
import { Count, Id, ListOf, Moment, OneOf, Text, Day, Flag } from '../platform/contract/shown.js';

@OwnLeadFields()
class OwnLeadDto {
  @Id() id!: string;
  @Moment() received_at!: string;
  @OneOf(LEAD_STATUSES) status!: LeadStatus;
  @Moment.orNull('When the first partner accepted it.') matched_at!: string | null;
  @Moment.orNull() contacted_at!: string | null;
  @Moment.orNull('When it was won or lost.') closed_at!: string | null;
}

const NEXT_CURSOR: ApiPropertyOptions = {
  type: String,
  nullable: true,
  example: null,
  description: 'Of the next page. Null: the last.',
};

class OwnLeadsDto {
  @ListOf(OwnLeadDto) leads!: OwnLeadDto[];

  @ApiProperty(NEXT_CURSOR) next_cursor!: string | null;
}

class OwnMonthDto {
  @Text('2026-11', 'In Norway.') month!: string;
  @Count(12) sent!: number;
  @Count(9, 'Leads that a partner has accepted.') matched!: number;
  @Count(21, 'Acceptances, several of one lead.') accepted!: number;
  @Count(4) won!: number;
}

class OwnFiguresDto {
  @Text('megler-vest') source!: string;
  @ListOf(OwnMonthDto) months!: OwnMonthDto[];
}

function toOwnLeadsDto(key: IntegratorKey, found: OwnLead[], limit: number): OwnLeadsDto {
  const at = ({ receivedAt: createdAt, id }: OwnLead) => ({ createdAt, id });
  const { page, next_cursor } = pageOf(found, limit, at);
  return { leads: page.map((lead) => toOwnLeadDto(lead, key)), next_cursor };
}

function toOwnLeadDto(lead: OwnLead, { showsContacts }: IntegratorKey): OwnLeadDto {
  const isNamed = showsContacts && lead.mayBeNamed;
  const audience: LeadAudience = isNamed ? 'trustedIntegrator' : 'integrator';
  return {
    ...wire(lead, 'id', 'status', 'receivedAt', 'matchedAt', 'contactedAt', 'closedAt'),
    ...Object.fromEntries(
      fieldsShownTo(audience).map((each) => [leadField(each.key).wire, lead[each.key]]),
    ),
  };
}

function toOwnFiguresDto({ source }: IntegratorKey, months: OwnMonth[]): OwnFiguresDto {
  return { source, months };
}

@ApiTags('integrators')
@ApiSecurity('apikey')
@Controller('integrator')
export class OwnLeadsController {
  constructor(private readonly leads: IntegratorLeads) {}

  @Get('leads')
  @OpenedBy(READ_LEADS_SCOPE)
  @Limited(LeadIntake)
  @Operation(
    'Outcomes of the leads that your key has sent',
    'Newest first, a page at a time. Contact details are shown if the administrator has granted them to your key. They are left out for owners who have withdrawn, who used our form in another page, or who corrected the lead on the page of another lead. A held lead is shown as new. Reading does not count: the RateLimit fields give the leads that your key may still send.',
  )
  @Answers(OwnLeadsDto, 'invalid-request')
  async listOwnLeads(
    @OwnKey() key: IntegratorKey,
    @Query() { cursor, limit }: PageQueryDto,
  ): Promise<OwnLeadsDto> {
    const after = cursor ? decodeCursor(cursor) : undefined;
    const from = after && { id: after.id, receivedAt: after.createdAt };
    return toOwnLeadsDto(key, await this.leads.page(key.id, limit + 1, from), limit);
  }

  @Get('leads/:id')
  @OpenedBy(READ_LEADS_SCOPE)
  @Limited(LeadIntake)
  @Operation(
    'Outcome of one lead that your key has sent',
    'As in the list. 404 for leads of others.',
  )
  @Answers(OwnLeadDto, 'not-found', 'lead-not-found')
  async findOwnLead(@OwnKey() key: IntegratorKey, @KnownId() id: string): Promise<OwnLeadDto> {
    const lead = await this.leads.find(key.id, id);
    if (!lead) throw new DomainError('lead-not-found');
    return toOwnLeadDto(lead, key);
  }

  @Get('figures')
  @OpenedBy('figures:read-own')
  @Limited(LeadIntake)
  @Operation(
    'Number and outcomes of the leads that your key has sent, by month',
    'Erased leads are not counted. The RateLimit fields are as for your leads.',
  )
  @Answers(OwnFiguresDto)
  async getOwnFigures(@OwnKey() key: IntegratorKey): Promise<OwnFiguresDto> {
    return toOwnFiguresDto(key, await this.leads.months(key.id));
  }
}

class IntegratorQuoteDto {
  @Id() id!: string;
  @Id() lead_id!: string;
  @OneOf(QUOTE_STATES) state!: QuoteState;
  @Count(1) version!: number;
  @Count(24_900, 'The lowest or fixed price that the owner pays, in whole kroner.')
  price_from!: number;
  @ApiProperty({
    ...{ type: 'integer', nullable: true, example: 29_900 },
    description: 'The highest price. Null: the price is fixed.',
  })
  price_to!: number | null;
  @Flag('True if the prices include MVA. False: the stylist is not registered for it.')
  has_vat!: boolean;
  @Day() valid_until!: string;
  @Moment('Of this version.') sent_at!: string;
}

class IntegratorQuotesDto {
  @ListOf(IntegratorQuoteDto) quotes!: IntegratorQuoteDto[];

  @ApiProperty(NEXT_CURSOR) next_cursor!: string | null;
}

@ApiTags('integrators')
@ApiSecurity('apikey')
@Controller('integrator')
export class OwnQuotesController {
  constructor(private readonly quotes: IntegratorQuotes) {}

  @Get('quotes')
  @OpenedBy(AMOUNTS_SCOPE)
  @Limited(LeadIntake)
  @Operation(
    'The quotes for the leads that your key has sent',
    'By their newest version, the newest first, a page at a time; without who wrote them. The RateLimit fields are as for your leads.',
  )
  @Answers(IntegratorQuotesDto, 'invalid-request')
  async listIntegratorQuotes(
    @OwnKey() key: IntegratorKey,
    @Query() { cursor, limit }: PageQueryDto,
  ): Promise<IntegratorQuotesDto> {
    const position = cursor ? decodeCursor(cursor) : undefined;
    const after = position && { id: position.id, sentAt: position.createdAt };
    const found = await this.quotes.page(key.id, limit + 1, after);
    const at = ({ id, sentAt: createdAt }: OwnQuote) => ({ createdAt, id });
    const { page, next_cursor } = pageOf(found, limit, at);
    return { quotes: page.map(toIntegratorQuoteDto), next_cursor };
  }
}

function toIntegratorQuoteDto(quote: OwnQuote): IntegratorQuoteDto {
  const { id, leadId, sentAt, state, terms, version } = quote;
  return {
    ...{ id, lead_id: leadId, state, version },
    price_from: terms.priceFrom,
    price_to: terms.priceTo,
    has_vat: terms.hasVat,
    valid_until: terms.validUntil,
    sent_at: sentAt.toISOString(),
  };
}
