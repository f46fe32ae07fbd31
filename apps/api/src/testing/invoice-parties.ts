export const OPERATOR = {
  name: 'Boligstyling AS',
  organization_number: '974760673',
  street: 'Eksempelgata 1',
  postal_code: '0150',
  post_place: 'Oslo',
  account: '12345678903',
  vat_registered: true,
  vat_rate: 25,
  in_business_register: true,
  due_days: 14,
};

/** The required details of a partner for an invoice. */
export const BUYER = {
  organization_number: '974761076',
  street: 'Strandgaten 60',
  postal_code: '5004',
  post_place: 'Bergen',
};
