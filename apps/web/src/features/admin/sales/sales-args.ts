import type { ListSalesApiArg } from '@boligstyling/api-client/admin';
import { PAYMENT_STATUSES, type PaymentStatus } from '@boligstyling/domain';

type SalesFilterValues = Record<'status' | 'partner' | 'uenighet' | 'fra' | 'til' | 'side', string>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f-]{36}$/;
const PAGE_SIZE = 25;

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
  ...(ID.test(partner) && { partnerId: partner }),
  ...((uenighet === 'open' || uenighet === 'decided') && { dispute: uenighet }),
  ...(DAY.test(fra) && { from: fra }),
  ...(DAY.test(til) && { to: til }),
  ...(side && { cursor: side }),
  limit: PAGE_SIZE,
});
