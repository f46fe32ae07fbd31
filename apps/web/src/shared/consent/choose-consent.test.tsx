import { afterEach, expect, jest, test } from '@jest/globals';
import { pageStore } from '../testing/page-store';
import { chooseConsent } from './choose-consent';
import { ALL, NONE } from './consent-record';
import { consentKnown, hasConsent, selectBannerView } from './consent-slice';
import { readConsent } from './consent-storage';

afterEach(() => localStorage.clear());

test('a choice is kept, and holds on the next visit', () => {
  const store = pageStore();
  store.dispatch(chooseConsent({ ...NONE, analytics: true }));

  const nextVisit = pageStore();
  nextVisit.dispatch(consentKnown(readConsent()));
  expect(hasConsent(nextVisit.getState(), 'analytics')).toBe(true);
  expect(hasConsent(nextVisit.getState(), 'marketing')).toBe(false);
  expect(selectBannerView(nextVisit.getState())).toBe('hidden');
});

test('a choice that cannot be kept closes the banner, but counts as no consent', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const store = pageStore();
  store.dispatch(chooseConsent(ALL));
  expect(selectBannerView(store.getState())).toBe('hidden');
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
});

test('storage that refuses to be read counts as no consent', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(readConsent()).toBeNull();
});

test('withdrawing removes what the categories have left in the browser, and only that', () => {
  const store = pageStore();
  store.dispatch(chooseConsent(ALL));
  localStorage.setItem('form-preferences', '{}');
  localStorage.setItem('location-preferences', '{}');
  localStorage.setItem('pending-leads', '[]');
  for (const name of ['_ga', '_ga_ABC', '_gcl_au', '_fbp', 'other']) document.cookie = `${name}=1`;

  store.dispatch(chooseConsent(NONE));
  expect(localStorage.getItem('form-preferences')).toBeNull();
  expect(localStorage.getItem('location-preferences')).toBeNull();
  expect(localStorage.getItem('pending-leads')).toBe('[]');
  expect(document.cookie).toBe('other=1');
});

test('a category that is kept keeps what it has left', () => {
  const store = pageStore();
  localStorage.setItem('form-preferences', '{}');
  document.cookie = '_ga=1';
  store.dispatch(chooseConsent({ analytics: true, marketing: false, functional: true }));
  expect(localStorage.getItem('form-preferences')).toBe('{}');
  expect(document.cookie).toContain('_ga=1');
});
