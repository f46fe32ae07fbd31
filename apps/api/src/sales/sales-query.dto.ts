import { DISPUTE_STATES, type DisputeState, type SaleFilter } from '@boligstyling/application';
import {
  dayAt,
  PAYMENT_STATUSES,
  type PaymentStatus,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import { OptionalChoice, OptionalDay, OptionalId } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

/** What the list is narrowed to, and which page of it. */
export class SalesQueryDto extends PageQueryDto {
  @OptionalChoice(
    PAYMENT_STATUSES,
    `Status må være ${PAYMENT_STATUSES.join(', ')}.`,
    'Only those of this status.',
  )
  payment_status?: PaymentStatus;

  @OptionalId('Partneren må være en id.', 'Only those of this partner.')
  partner_id?: string;

  @OptionalChoice(
    DISPUTE_STATES,
    `Uenighet må være ${DISPUTE_STATES.join(' eller ')}.`,
    'Only those that the partner disputes, or has disputed until that was decided.',
  )
  dispute?: DisputeState;

  @OptionalDay('The first day, in Norway.')
  from?: string;

  @OptionalDay('The last day, in Norway.')
  to?: string;
}

/** The filter in the domain's words. */
export function toSaleFilter(query: SalesQueryDto): SaleFilter {
  return {
    paymentStatus: query.payment_status,
    partnerId: query.partner_id,
    dispute: query.dispute,
    from: query.from ? startOfNorwegianDay(query.from) : undefined,
    to: query.to ? startOfNorwegianDay(dayAt(query.to, 1)) : undefined,
  };
}
