import type { PartnerDto } from '@boligstyling/api-client/admin';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PartnerChoices } from './partner-choices';

const partner = (name: string, changes: Partial<PartnerDto> = {}) =>
  ({
    ...{ id: name, name, kind: 'stylist', areas: ['4601'] },
    services: ['Fullstyling'],
    ...{ assignments_last_week: 1, weekly_capacity: 5, ...changes },
  }) as PartnerDto;
const lead = { municipality: '4601', service_type: 'Fullstyling' as const };
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('area, capacity and what does not fit stand beside each partner, those who fit first', () => {
  const partners = [
    partner('Oda', { areas: ['0301'] }),
    partner('Full', { assignments_last_week: 5 }),
    partner('Anne'),
  ];
  render(<PartnerChoices partners={partners} lead={lead} chosen="" onChoose={() => undefined} />);
  expect(texts()).toEqual([
    'AnneBergen1 av 5 denne uken',
    'OdaOslo1 av 5 denne ukenDekker ikke Bergen',
    'FullBergen5 av 5 denne ukenHar ikke kapasitet',
  ]);
});

test('a place that is unknown warns of nothing', () => {
  const somewhere = { ...lead, municipality: null };
  render(
    <PartnerChoices partners={[partner('Anne')]} lead={somewhere} chosen="" onChoose={() => {}} />,
  );
  expect(texts()).toEqual(['AnneBergen1 av 5 denne uken']);
});

test('a press chooses, and another one leaves it to the rule', () => {
  const onChoose = jest.fn();
  const all = { partners: [partner('Anne')], lead, onChoose };
  const { rerender } = render(<PartnerChoices {...all} chosen="" />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<PartnerChoices {...all} chosen="Anne" />);
  fireEvent.click(screen.getByRole('button', { pressed: true }));
  expect(onChoose.mock.calls).toEqual([['Anne'], ['']]);
});
