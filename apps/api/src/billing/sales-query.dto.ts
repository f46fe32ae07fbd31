import { DISPUTE_STATES, type DisputeState, type SaleFilter } from '@boligstyling/application';
import { PAYMENT_STATUSES, type PaymentStatus } from '@boligstyling/domain';
import { IntersectionType } from '@nestjs/swagger';
import { OptionalChoice, OptionalId } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { PeriodDto, toPeriod } from '../platform/validation/period.dto.js';

export class SalesQueryDto extends IntersectionType(PageQueryDto, PeriodDto) {
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
}

export function toSaleFilter(query: SalesQueryDto): SaleFilter {
  return {
    paymentStatus: query.payment_status,
    partnerId: query.partner_id,
    dispute: query.dispute,
    ...toPeriod(query),
  };
}
