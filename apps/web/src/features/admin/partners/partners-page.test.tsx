import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { PartnersPage } from './partners-page';

const partner = (id: string, name: string) => ({
  id,
  version: '3',
  name,
  company: `${name} AS`,
  kind: 'stylist',
  email: `${id}@partner.example.com`,
  phone: '40000001',
  areas: ['4601'],
  services: ['Fullstyling'],
  prices: { base_ore: 90_000, services: [] },
  weekly_capacity: 5,
  active: true,
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

test('a price by size is added in the form, and a wrong one is refused there', async () => {
  await open('Stine');
  const form = within(dialog());
  const hidden = { hidden: true };
  fireEvent.click(form.getByRole('button', { name: 'Legg til størrelse', ...hidden }));
  fireEvent.change(form.getByLabelText('Til og med m²'), { target: { value: '60' } });
  await save();
  form.getByText('Skriv prisen i kroner, med høyst to desimaler.');
  fireEvent.change(form.getByLabelText('Pris i kroner'), { target: { value: '700' } });
  await save();
  const sizes = [{ from: 0, to: 60, price_ore: 70_000 }];
  expect(page.waiting[0]!.body).toEqual({
    prices: {
      base_ore: 90_000,
      services: [{ service: 'Fullstyling', price_ore: null, sizes }],
    },
  });
});

test('a change whose answer was lost is reported as saved by the next press', async () => {
  fireEvent.change(await open('Stine'), { target: { value: '40000002' } });
  await save();
  await page.waiting[0]!.answer({}, 502);
  await save();
  const current = { ...STINE, version: '4', phone: '40000002' };
  await page.waiting[1]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(page.toasts().at(-1)).toMatchObject({ title: 'Lagret' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('untouched fields are not saved, because others may have changed them', async () => {
  fireEvent.change(await open('Stine'), { target: { value: '40000002' } });
  await save();
  expect(page.waiting[0]!.body).toEqual({ phone: '40000002' });
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

test('a press ends the pause that it saw, not a later one of a colleague', async () => {
  const stine = { ...STINE, active: false, paused_by_operator: false, paused_until: null };
  known['partners/search'] = { partners: [stine, NORA] };
  fireEvent(document, new Event('visibilitychange'));
  await act(async () => fireEvent.click(await screen.findByText('Gjør aktiv')));
  expect(page.waiting[0]).toMatchObject({ ifMatch: '"3"', body: { active: true } });
  const current = { ...stine, version: '4', paused_by_operator: true };
  known['partners/search'] = { partners: [current, NORA] };
  await page.waiting[0]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(await screen.findByText('Satt av oss')).not.toBeNull();
  expect(page.toasts()).toMatchObject([{ text: 'Noen var før deg.' }]);
});

test('a stale form keeps what was typed, and shows what a colleague has saved', async () => {
  const phone = await open('Stine');
  fireEvent.change(phone, { target: { value: '40000002' } });
  await save();
  const current = { ...STINE, version: '4', phone: '40000009', company: 'Nye Stil AS' };
  await page.waiting[0]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(phone.value).toBe('40000002');
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Firma').value).toBe('Nye Stil AS');
  const notice = within(within(dialog()).getByText(/^Noen andre har lagret/).parentElement!);
  expect(notice.getByText('40000009')).not.toBeNull();
  expect(notice.getByText('Nye Stil AS')).not.toBeNull();
  expect(page.toasts()).toEqual([]);
  await save();
  expect(page.waiting[1]).toMatchObject({ ifMatch: '"4"', body: { phone: '40000002' } });
});

test('returning to the list refetches it', async () => {
  known['partners/search'] = {
    partners: [{ ...STINE, active: false, paused_by_operator: true }, NORA],
  };
  expect(screen.queryByText('Satt av oss')).toBeNull();
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Satt av oss')).not.toBeNull();
});
