export const OPERATOR = `
  insert into operator_details (id, name, organization_number, street, postal_code, post_place,
    account, vat_registered, vat_rate, in_business_register, due_days)
  values (1, 'Boligstyling AS', '974760673', 'Eksempelgata 1', '0150', 'Oslo', '12345678903', true,
    2500, true, 14)
  on conflict do nothing`;
