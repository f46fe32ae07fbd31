import type { ListSalesApiArg } from '@boligstyling/api-client/admin';
import { isDay, PAYMENT_STATUSES, type PaymentStatus } from '@boligstyling/domain';
import { isId, PAGE_SIZE } from '../shared/address-values';

type SalesFilterValues = Record<'status' | 'partner' | 'uenighet' | 'fra' | 'til' | 'side', string>;

/** The values of the address that mean something, as the API takes them. Both days are included. */
export const toSalesArgs = ({
  status,
  partner,
  uenighet,
  fra,
  til,
  side,
}: SalesFilterValues): ListSalesApiArg => ({
  ...(PAYMENT_STATUSES.includes(status as PaymentStatus) && {
    paymentStatus: status as PaymentStatus,
  }),
  ...(isId(partner) && { partnerId: partner }),
  ...((uenighet === 'open' || uenighet === 'decided') && { dispute: uenighet }),
  ...(isDay(fra) && { from: fra }),
  ...(isDay(til) && { to: til }),
  ...(side && { cursor: side }),
  limit: PAGE_SIZE,
});
