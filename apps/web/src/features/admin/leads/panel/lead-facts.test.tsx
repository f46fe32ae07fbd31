import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { LEAD_FIELDS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadFacts } from './lead-facts';

const KARI = {
  ...Object.fromEntries(Object.values(LEAD_FIELDS).map(({ wire }) => [wire, ''])),
  ...{ id: 'kari', customer_name: 'Kari Nordmann', customer_email: 'kari.nordmann@example.com' },
  ...{ created_at: '2026-11-20T10:00:00Z', status: 'new', partner_id: null, consents: [] },
} as unknown as LeadDetailDto;

test.each([
  ['a narrow page has its own line', false, 'wide'],
  ['the panel beside the list shares a line', true, 'fact'],
])('an e-mail address on %s', async (_, matches, expected) => {
  globalThis.matchMedia = (() => Object.assign(new EventTarget(), { matches })) as never;
  openAdmin(<LeadFacts lead={KARI} />, {});
  const address = await screen.findByText('kari.nordmann@example.com');
  expect(address.closest('dd')!.parentElement!.className).toBe(expected);
});

test.each([
  ['a short name is shown in the head only', 'Kari Nordmann', 0],
  ['a long name is repeated among the facts', `Kari ${'Nordmann-'.repeat(10)}Berg`, 1],
])('with little room, %s', (_, name, times) => {
  globalThis.matchMedia = (() => Object.assign(new EventTarget(), { matches: false })) as never;
  openAdmin(<LeadFacts lead={{ ...KARI, customer_name: name }} />, {});
  expect(screen.queryAllByText(name)).toHaveLength(times);
});

test('each field of the specification says «Ikke oppgitt» if it is empty, without a press', () => {
  globalThis.matchMedia = (() => Object.assign(new EventTarget(), { matches: true })) as never;
  openAdmin(<LeadFacts lead={KARI} />, {});
  const empty = screen.getAllByText('Ikke oppgitt').map((each) => each.closest('div')!);
  const names = empty.map((fact) => fact.querySelector('dt')?.textContent);
  expect(names).toEqual(
    expect.arrayContaining([
      'Adresse',
      'Stylingbehov',
      'Rom',
      'Ønsket stil',
      'Tilleggsinformasjon',
    ]),
  );
});
