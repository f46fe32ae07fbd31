type Row = Readonly<Record<string, string>>;

const LEAD: Row = {
  id: 'gen_random_uuid()',
  received_at: 'now()',
  status: "'new'",
  customer_name: "'Kari Nordmann'",
  customer_email: "'kari@nordmann.no'",
  customer_phone: "'40000000'",
  service_type: "'Fullstyling'",
  location: "'Bergen'",
  address: "'Gata 1, 5015 Bergen'",
  styling_needs: "''",
  rooms: "'3 rom'",
  property_size: "'74 kvm'",
  timeframe: "'Innen 1 måned'",
  property_type: "'Leilighet'",
  preferred_style: "''",
  message: "''",
  sell_property: "'yes'",
  accept_styling_only: "'yes'",
  source: "''",
  consents: `jsonb_build_array(jsonb_build_object('subject', 'stylist', 'granted', true, 'at', now(),
    'textVersion', '2026-11', 'place', 'form'))`,
};

const PARTNER: Row = {
  id: 'gen_random_uuid()',
  name: "'Ola'",
  company: "'Stil AS'",
  kind: "'stylist'",
  email: "'ola@stil.no'",
  phone: "'40000001'",
  services: "'{Fullstyling}'",
  prices: `'{"baseOre": 50000, "services": []}'`,
  weekly_capacity: '5',
  active: 'true',
  created_at: 'now()',
};

/** Inserts a lead past the product, or a thousand at once with `from`. */
export const insertLead = (row: Row = {}, from = '') => insert('lead', { ...LEAD, ...row }, from);

export const insertPartner = (row: Row = {}) => insert('partner', { ...PARTNER, ...row }, '');

export const nthId = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

function insert(table: string, row: Row, from: string): string {
  const values = Object.values(row).join(', ');
  return `insert into ${table} (${Object.keys(row).join(', ')})
    ${from ? `select ${values} ${from}` : `values (${values})`}`;
}
