import { expect, test } from '../../harness/test.js';

const LEAD = {
  customer_name: 'Kari Nordmann',
  customer_email: 'kari@crash.example.com',
  customer_phone: '40000000',
  service_type: 'Fullstyling',
  location: 'Bergen',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  rooms: '3 rom',
  property_size: '74 kvm',
  timeframe: 'Innen 1 måned',
  property_type_field: 'Leilighet',
  sell_property: 'yes',
  accept_styling_only: 'yes',
};

test('a received lead survives a crash of the product', async ({ product, mailbox, request }) => {
  mailbox.refuseWith = 451;
  const answer = await request.post('/api/leads', {
    headers: { apikey: 'boligstyling-development-key' },
    data: LEAD,
    // Idle connections of earlier journeys, which the product may close at this moment.
    maxRetries: 5,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();

  await product.kill9();
  mailbox.refuseWith = undefined;
  await product.restart();

  const stored = await product.query('select id from lead where customer_email = $1', [
    LEAD.customer_email,
  ]);
  expect(stored).toEqual([{ id }]);
});
