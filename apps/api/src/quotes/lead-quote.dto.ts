import type { PartnerAssignment } from '@boligstyling/application';
import { type Quote, QUOTE_STATES, type QuoteState, toWireTerms } from '@boligstyling/domain';
import { Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { QuoteVersionDto } from './partner-quote.dto.js';

/** A quote with its history, as the dashboard and the owner's download have it. */
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
    versions: quote.versions.map(({ sentAt, terms, version }) => ({
      version,
      sent_at: sentAt.toISOString(),
      terms: toWireTerms(terms),
    })),
  };
}
