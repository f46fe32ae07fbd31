import type { OperatorDto } from '@boligstyling/api-client/admin';

export const OPERATOR: OperatorDto = {
  version: '3',
  name: 'Boligstyling AS',
  organization_number: '974760673',
  street: 'Eksempelgata 1',
  postal_code: '0150',
  post_place: 'Oslo',
  account: '12345678903',
  former_accounts: [],
  vat_registered: true,
  vat_rate: 25,
  in_business_register: true,
  due_days: 14,
  missing: [],
};
