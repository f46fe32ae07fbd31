import { expect, test, jest } from '@jest/globals';
import { act, fireEvent, screen, render } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { PassOn, PartnerChoices } from './pass-on';
import type { PartnerDto } from '@boligstyling/api-client/admin';

const found = { decisions: [{ verdict: 'chosen' }] };
const foundNobody = { decisions: [] };

async function toastAfter(answer: object) {
  const page = <PassOn leadId="l" partnerGroups={['stylist', 'estate-agent']} accepted={[]} />;
  const { waiting, toasts } = openAdmin(page, { partners: { partners: [] } });
  await act(async () => fireEvent.click(screen.getByText(adminLead.choose)));
  await waiting[0]!.answer({ assignments: [], ...answer }, 201);
  return toasts().at(-1);
}

test('asked stylists are reported, also where no agent was found', async () => {
  const answer = { asked: 2, rounds: [foundNobody, found] };
  expect(await toastAfter(answer)).toMatchObject(adminLead.passedOn);
});

test('no match is reported, also after earlier rounds', async () => {
  const answer = { asked: 0, rounds: [foundNobody, foundNobody, found] };
  expect(await toastAfter(answer)).toMatchObject(adminLead.nobodyChosen);
});

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
