import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RuntimeConfigContext, readRuntimeConfig } from '../../shared/config/runtime-config';
import { chooseConsent } from '../../shared/consent/choose-consent';
import { ALL, consentRecord, NONE } from '../../shared/consent/consent-record';
import { consentKnown } from '../../shared/consent/consent-slice';
import {
  onConsentElsewhere,
  readConsent,
  storeConsent,
} from '../../shared/consent/consent-storage';
import { noteSubmittedLead } from '../../shared/submitted-lead/submitted-lead';
import { pageStore } from '../../shared/testing/page-store';
import { useConversion } from './use-conversion';

const config = {
  ...readRuntimeConfig(document),
  googleAdsSendTo: 'AW-1/label',
  ga4Id: 'G-1',
  metaPixelId: '42',
};

const commands = (of: string) =>
  (window.dataLayer ?? [])
    .map((command) => [...(command as IArguments)])
    .filter(([it]) => it === of);
const googleEvents = () => commands('event');
const allowed = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ...{ ad_storage: ads, ad_user_data: ads, ad_personalization: ads },
});
const metaEvents = () => (window.fbq?.queue ?? []).filter(([, name]) => name !== 'PageView');
const registrations = () => metaEvents().filter(([kind]) => kind === 'track');

function openThankYou(settings = config) {
  const store = pageStore();
  store.dispatch(consentKnown(readConsent()));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RuntimeConfigContext value={settings}>
      <Provider store={store}>{children}</Provider>
    </RuntimeConfigContext>
  );
  renderHook(() => useConversion('homepage', 'Oslo'), { wrapper });
  return store;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer?.splice(0);
  window.fbq?.queue.splice(0);
});

test('without consent nothing is loaded or reported', () => {
  noteSubmittedLead('lead-1');
  openThankYou();
  expect(document.scripts).toHaveLength(0);
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
});

test('without ids nothing is loaded, whatever the consent', () => {
  noteSubmittedLead('lead-1');
  const store = openThankYou({ ...config, googleAdsSendTo: '', ga4Id: '', metaPixelId: '' });
  act(() => store.dispatch(chooseConsent(ALL)));
  expect(document.scripts).toHaveLength(0);
});

test('consent given on the page reports the submission once per category', () => {
  noteSubmittedLead('lead-2');
  const store = openThankYou();

  act(() => store.dispatch(chooseConsent({ ...NONE, analytics: true })));
  const generated = { send_to: 'G-1', source: 'homepage', city: 'Oslo', page: 'thank_you' };
  expect(googleEvents()).toEqual([['event', 'lead_generated', generated]]);
  expect(commands('consent')).toEqual([['consent', 'default', allowed('granted', 'denied')]]);
  expect(commands('config')).toEqual([['config', 'G-1']]);
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ]);
  expect(window.fbq).toBeUndefined();

  act(() => store.dispatch(chooseConsent(ALL)));
  act(() => store.dispatch(chooseConsent(NONE)));
  act(() => store.dispatch(chooseConsent(ALL)));
  const conversion = {
    send_to: 'AW-1/label',
    value: 1,
    currency: 'NOK',
    transaction_id: 'lead-2',
  };
  expect(googleEvents()).toEqual([
    ['event', 'lead_generated', generated],
    ['event', 'conversion', conversion],
  ]);
  expect(registrations()).toEqual([
    [
      'track',
      'CompleteRegistration',
      { content_name: 'homepage', currency: 'NOK', value: 1, status: true },
      { eventID: 'lead-2' },
    ],
  ]);
});

test('a visit or reload without a submission reports nothing', () => {
  noteSubmittedLead('lead-3');
  openThankYou();
  cleanup();
  const store = openThankYou();
  act(() => store.dispatch(chooseConsent(ALL)));
  expect(googleEvents()).toEqual([]);
  expect(registrations()).toEqual([]);
});

test('Google’s consent state matches the choices', () => {
  noteSubmittedLead('lead-5');
  const store = openThankYou();
  const choose = (choices: Partial<typeof ALL>) => {
    act(() => store.dispatch(chooseConsent({ ...NONE, ...choices })));
    return commands('consent').at(-1);
  };
  expect(choose({ marketing: true })).toEqual(['consent', 'update', allowed('denied', 'granted')]);
  expect(window).toHaveProperty('ga-disable-G-1', true);
  expect(choose({ analytics: true })).toEqual(['consent', 'update', allowed('granted', 'denied')]);
  expect(window).toHaveProperty('ga-disable-G-1', false);
  expect(choose({})).toEqual(['consent', 'update', allowed('denied', 'denied')]);
});

test('Meta’s automatic events are disabled before any other command', () => {
  Object.assign(window, { fbq: undefined });
  noteSubmittedLead('lead-7');
  const store = openThankYou();
  act(() => store.dispatch(chooseConsent(ALL)));
  expect(window.fbq?.queue.slice(0, 2)).toEqual([
    ['set', 'autoConfig', false, '42'],
    ['init', '42'],
  ]);
});

test('withdrawal disables loaded trackers', () => {
  noteSubmittedLead('lead-4');
  const store = openThankYou();
  act(() => store.dispatch(chooseConsent(ALL)));
  act(() => store.dispatch(chooseConsent(NONE)));
  expect(window).toHaveProperty('ga-disable-G-1', true);
  expect(metaEvents().at(-1)).toEqual(['consent', 'revoke']);
});

test('a withdrawal while the page was in the back-forward cache takes effect on return', () => {
  noteSubmittedLead('lead-6');
  const store = openThankYou();
  const stop = onConsentElsewhere((record) => store.dispatch(consentKnown(record)));
  act(() => store.dispatch(chooseConsent(ALL)));
  storeConsent(consentRecord(NONE, new Date()));
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  stop();
  expect(window).toHaveProperty('ga-disable-G-1', true);
  expect(commands('consent').at(-1)).toEqual(['consent', 'update', allowed('denied', 'denied')]);
  expect(metaEvents().at(-1)).toEqual(['consent', 'revoke']);
});
