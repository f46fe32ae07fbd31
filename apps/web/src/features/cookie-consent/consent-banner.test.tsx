import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ALL, consentRecord, NONE } from '../../shared/consent/consent-record';
import { selectConsentRecord, settingsOpened } from '../../shared/consent/consent-slice';
import { pageStore } from '../../shared/testing/page-store';
import { ConsentBanner } from './consent-banner';

const KEY = 'cookie-consent';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const banner = () =>
  screen.queryByRole('region', { name: 'Samtykke til informasjonskapsler' }) ??
  screen.queryByRole('dialog');

function open({ asks = true } = {}) {
  const store = pageStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ConsentBanner asks={asks} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

beforeEach(() => localStorage.clear());

test('accepting all stores every category and hides the banner', async () => {
  open();
  await screen.findByText(/Vi respekterer personvernet ditt/);
  press('Godta alle');
  expect(stored()).toMatchObject({
    necessary: true,
    analytics: true,
    marketing: true,
    functional: true,
  });
  expect(banner()).toBeNull();
});

test('«only necessary» stores the other three as declined', async () => {
  open();
  await screen.findByRole('button', { name: 'Bare nødvendige' });
  press('Bare nødvendige');
  expect(stored()).toMatchObject({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
  expect(banner()).toBeNull();
});

test('the settings start with optional categories off and save the ticked ones', async () => {
  open();
  await screen.findByRole('button', { name: 'Tilpass valg' });
  press('Tilpass valg');
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByRole('checkbox', { name: /Nødvendige/ });
  expect(box(/Nødvendige/).checked && box(/Nødvendige/).disabled).toBe(true);
  for (const name of [/Funksjonelle/, /Analyse/, /Markedsføring/]) {
    expect(box(name).checked).toBe(false);
  }
  fireEvent.click(box(/Analyse/));
  press('Lagre valg');
  expect(stored()).toMatchObject({ analytics: true, marketing: false, functional: false });
  expect(banner()).toBeNull();
});

test('the settings take the focus as a dialog, so that its name is read', async () => {
  open();
  await screen.findByRole('button', { name: 'Tilpass valg' });
  press('Tilpass valg');
  const settings = await screen.findByRole('dialog', { name: 'Personverninnstillinger' });
  expect(document.activeElement).toBe(settings);
});

test('closing the settings returns to the first view and stores nothing', async () => {
  open();
  await screen.findByRole('button', { name: 'Tilpass valg' });
  press('Tilpass valg');
  await screen.findByRole('button', { name: 'Lukk innstillingene' });
  press('Lukk innstillingene');
  expect(await screen.findByRole('button', { name: 'Bare nødvendige' })).toBeTruthy();
  expect(stored()).toBeNull();
});

test('reopened settings show the earlier choice, and closing keeps it', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      necessary: true,
      analytics: false,
      marketing: true,
      functional: false,
      timestamp: '2026-11-20T12:00:00.000Z',
    }),
  );
  const store = open();
  expect(banner()).toBeNull();
  act(() => void store.dispatch(settingsOpened()));
  const marketing = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /Markedsføring/,
  });
  expect(marketing.checked).toBe(true);
  press('Lukk innstillingene');
  expect(banner()).toBeNull();
});

test('without trackers no banner appears, and the settings still work', async () => {
  const store = open({ asks: false });
  for (const answer of ['Lukk innstillingene', 'Lagre valg']) {
    expect(banner()).toBeNull();
    act(() => void store.dispatch(settingsOpened()));
    await screen.findByRole('button', { name: answer });
    press(answer);
  }
  expect(banner()).toBeNull();
  expect(stored()).toMatchObject({ marketing: false });
});

test('a choice in another tab hides the banner, and a cleared one shows it', async () => {
  open();
  await screen.findByRole('button', { name: 'Godta alle' });
  const choice = { necessary: true, analytics: false, marketing: false, functional: false };
  localStorage.setItem(KEY, JSON.stringify({ ...choice, timestamp: new Date().toISOString() }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(banner()).toBeNull();

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(await screen.findByRole('button', { name: 'Godta alle' })).toBeTruthy();
});

/** Restored from the back-forward cache. */
const shown = ({ persisted }: { persisted: boolean }) =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
const chosen = (choices: typeof ALL) =>
  localStorage.setItem(KEY, JSON.stringify(consentRecord(choices, new Date())));

test('a page restored by the back button follows a later choice', () => {
  chosen(ALL);
  const store = open();
  expect(selectConsentRecord(store.getState())).toMatchObject(ALL);
  chosen(NONE);
  shown({ persisted: true });
  expect(selectConsentRecord(store.getState())).toMatchObject(NONE);
});

test('a choice that could not be stored closes the banner, also before the load event', async () => {
  open();
  await screen.findByRole('button', { name: 'Bare nødvendige' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  press('Bare nødvendige');
  shown({ persisted: false });
  expect(banner()).toBeNull();
});

test('the banner works without storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('SecurityError');
    });
  }
  open();
  await screen.findByRole('button', { name: 'Godta alle' });
  press('Godta alle');
  expect(banner()).toBeNull();
});
