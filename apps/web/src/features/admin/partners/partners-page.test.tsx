import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { adminPartners } from '../../../content/admin/admin-partners';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/use-begun-draft';
import { PartnersPage } from './partners-page';

const partner = (id: string, name: string) => ({
  id,
  name,
  company: `${name} AS`,
  kind: 'stylist',
  email: `${id}@partner.example.com`,
  phone: '40000001',
  areas: ['4601'],
  services: ['Fullstyling'],
  price_per_assignment: 900,
  weekly_capacity: 5,
  active: true,
  unclear_cities: [],
  assignments: 0,
  assignments_last_week: 0,
});
const [STINE, NORA] = [partner('stine', 'Stine'), partner('nora', 'Nora')];

let page: ReturnType<typeof openAdmin>;

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Tilbake</button>;
}

const known: Record<string, unknown> = {};

beforeEach(async () => {
  clearBegunDrafts();
  const shown = (
    <>
      <PartnersPage />
      <Back />
    </>
  );
  Object.assign(known, {
    'partners/search': { partners: [STINE, NORA] },
    'partner-applications': { applications: [] },
    'partners/stine': STINE,
    'partners/nora': NORA,
  });
  page = openAdmin(shown, known);
  await screen.findByText('Stine');
});

const dialog = () => screen.getByRole('dialog', { hidden: true });
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Rediger: ${name}` }));
  return within(dialog()).findByLabelText<HTMLInputElement>('Telefon');
};
const save = () => act(async () => fireEvent.submit(dialog().querySelector('form')!));

test('an answer for a closed dialog leaves the next partner’s dialog open', async () => {
  fireEvent.change(await open('Stine'), { target: { value: '40000002' } });
  await save();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close', hidden: true }));
  const phone = await open('Nora');
  fireEvent.change(phone, { target: { value: '40000003' } });
  await page.waiting[0]!.answer(STINE);
  expect(phone.isConnected).toBe(true);
  expect(phone.value).toBe('40000003');
});

test('untouched fields are not saved, because others may have changed them', async () => {
  fireEvent.change(await open('Stine'), { target: { value: '40000002' } });
  await save();
  const from = { areas: STINE.areas, services: STINE.services };
  expect(page.waiting[0]!.body).toEqual({ phone: '40000002', from });
});

test('services are sent with their loaded values, because the partner may have added one', async () => {
  await open('Stine');
  fireEvent.click(within(dialog()).getByLabelText('Delstyling'));
  await save();
  expect(page.waiting[0]!.body).toEqual({
    services: ['Fullstyling', 'Delstyling'],
    from: { areas: STINE.areas, services: ['Fullstyling'] },
  });
});

test('a partner with a pending or missed assignment is not described as idle', async () => {
  const none = { accepted: 0, declined: 0, silent: 0, undone: 0, missed: 0, won: 0, lost: 0 };
  const record = {
    ...none,
    asked: 0,
    disputed: 0,
    credited: 0,
    reasons: [],
    answer_minutes: null,
    ...{ quoted: 0, chosen: 0, first_quote_minutes: null },
  };
  known['partners/stine/track-record'] = record;
  await open('Stine');
  await within(dialog()).findByText('Partneren har verken svart på noe eller latt en frist gå ut.');
});

test('the back button keeps an unfinished form', async () => {
  fireEvent.change(await open('Stine'), { target: { value: '40000002' } });
  fireEvent.click(screen.getByText('Tilbake'));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect((await open('Stine')).value).toBe('40000002');
  fireEvent.click(within(dialog()).getByText('Avbryt'));
  expect((await open('Stine')).value).toBe('40000001');
});

test.each([
  ['that was paused', true, adminPartners.pausedToast],
  ['that paused itself meanwhile', false, adminPartners.pausedItselfToast],
])('a partner %s is reported as such', async (_, paused_by_operator, reported) => {
  const pause = screen.getByRole('button', { name: 'Sett på pause: Stine' });
  await act(async () => fireEvent.click(pause));
  await page.waiting[0]!.answer({ ...STINE, active: false, paused_by_operator });
  expect(page.toasts()).toMatchObject([reported]);
});

async function pausedButMeanwhile(changes: object) {
  const stine = { ...STINE, active: false, paused_by_operator: false, paused_until: null };
  known['partners/search'] = { partners: [stine, NORA] };
  fireEvent(document, new Event('visibilitychange'));
  const resume = await screen.findByRole('button', { name: 'Gjør aktiv: Stine' });
  known['partners/stine'] = { ...stine, ...changes };
  known['partners/search'] = { partners: [known['partners/stine'], NORA] };
  await act(async () => fireEvent.click(resume));
}

test('a press ends the pause that it saw, not a later one of a colleague', async () => {
  await pausedButMeanwhile({ paused_by_operator: true });
  expect(await screen.findByText('Satt av oss')).not.toBeNull();
  expect(page.toasts()).toMatchObject([adminPartners.pausedMeanwhileToast]);
  expect(page.waiting).toEqual([]);
  await act(async () => fireEvent.click(screen.getByText('Gjør aktiv')));
  expect(page.waiting[0]!.body).toEqual({ active: true });
});

test('a partner that a colleague has activated is reported as active', async () => {
  await pausedButMeanwhile({ active: true });
  expect(page.toasts()).toMatchObject([adminPartners.resumedToast]);
  expect(page.waiting).toEqual([]);
});

test('an unchanged pause ends with one press', async () => {
  await pausedButMeanwhile({});
  await page.waiting[0]!.answer(STINE);
  expect(page.toasts()).toMatchObject([adminPartners.resumedToast]);
});

test('returning to the list refetches it', async () => {
  known['partners/search'] = {
    partners: [{ ...STINE, active: false, paused_by_operator: true }, NORA],
  };
  expect(screen.queryByText('Satt av oss')).toBeNull();
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Satt av oss')).not.toBeNull();
});
