import type { LeadExportDto } from '@boligstyling/api-client/links';
import { EXAMPLE_OF_A_LEAD } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { readableCopy } from './readable-copy';

const NOW = new Date('2026-11-30T10:00:00.000Z');
const LEAD = {
  ...EXAMPLE_OF_A_LEAD,
  ...{ id: 'l', created_at: '2026-11-20T10:00:00.000Z', customer_name: '<b>Kari</b>' },
  ...{ customer_phone: '40000000', property_size: '74', message: 'Ring\netter fire' },
  consents: [
    {
      ...{ subject: 'stylist', granted: true, at: '2026-11-20T10:00:00.000Z' },
      text: 'Inntil tre får navnet.',
    },
  ],
  assignments: [
    {
      ...{ partner_name: 'Stine', partner_company: 'Stil AS', state: 'accepted' },
      knows_owner: true,
    },
  ],
  history: [
    {
      ...{ id: '1', at: '2026-11-21T10:00:00.000Z', kind: 'assignment-answered' },
      detail: { partnerId: 'p', partnerName: 'Stine', answer: 'accepted' },
    },
  ],
  ...{ quotes: [], pictures: [], notifications: [{}, {}], merged: [] },
} as unknown as LeadExportDto;

const shown = () => {
  const copy = readableCopy(LEAD, NOW);
  return { copy, page: new DOMParser().parseFromString(copy, 'text/html') };
};

test('the copy reads as a Norwegian page with what was sent, asked and done', () => {
  const { page } = shown();
  const { textContent: text } = page.body;
  expect(page.documentElement.lang).toBe('nb');
  for (const part of ['40 00 00 00', '74\u00a0m²', 'Ring\netter fire', 'Inntil tre får navnet.'])
    expect(text).toContain(part);
  expect(text).toContain('Stine, Stil AS: tar kontakt');
  expect(text).toContain('Stine sa ja');
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Det du sendte',
    'Det du har sagt ja og nei til',
    'Hvem vi har spurt',
    'Hva som har skjedd',
    'E-poster',
  ]);
});

test('the copy runs nothing that was written in a field', () => {
  const { copy, page } = shown();
  expect(page.querySelector('b')).toBeNull();
  expect(copy).toContain('&lt;b&gt;Kari&lt;/b&gt;');
});
