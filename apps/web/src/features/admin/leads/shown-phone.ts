import type { LeadDto } from '@boligstyling/api-client/admin';
import { shownValue } from '@boligstyling/domain';

/** The owner's telephone number as it is read: «41 23 45 67». */
export const shownPhone = ({ customer_phone }: LeadDto): string =>
  shownValue('customerPhone', customer_phone);
