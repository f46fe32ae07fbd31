import { afterEach, expect, jest, test } from '@jest/globals';
import { storedItems } from '../../content/stored-items';
import { brand } from '../../content/testing/brand';
import { pageStore } from '../testing/page-store';
import { chooseConsent } from './choose-consent';
import { ALL, NONE } from './consent-record';
import { consentKnown, hasConsent, selectBannerView } from './consent-slice';
import { readConsent } from './consent-storage';

afterEach(() => {
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  }
});

test('a choice is stored and applies to the next visit', () => {
  const store = pageStore();
  store.dispatch(chooseConsent({ ...NONE, analytics: true }));

  const nextVisit = pageStore();
  nextVisit.dispatch(consentKnown(readConsent()));
  expect(hasConsent(nextVisit.getState(), 'analytics')).toBe(true);
  expect(hasConsent(nextVisit.getState(), 'marketing')).toBe(false);
  expect(selectBannerView(nextVisit.getState())).toBe('hidden');
});

test('a choice that cannot be stored closes the banner, but counts as no consent', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const store = pageStore();
  store.dispatch(chooseConsent(ALL));
  expect(selectBannerView(store.getState())).toBe('hidden');
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
});

test('unreadable storage counts as no consent', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(readConsent()).toBeNull();
});

test('withdrawal removes exactly what the categories have stored', () => {
  const store = pageStore();
  store.dispatch(chooseConsent(ALL));
  const listed = storedItems(brand).filter(({ category }) => category !== 'necessary');
  for (const { key, storage } of listed) {
    if (storage === 'Lokal lagring') localStorage.setItem(key, '1');
    else document.cookie = `${key.replace('*', 'ABC')}=1`;
  }
  localStorage.setItem('pending-leads', '[]');
  document.cookie = 'other=1';
  expect(document.cookie.split('; ')).toHaveLength(10);
  expect(localStorage).toHaveLength(7);

  store.dispatch(chooseConsent(NONE));
  expect(Object.keys(localStorage).sort()).toEqual(['cookie-consent', 'pending-leads']);
  expect(document.cookie).toBe('other=1');
});

test('a category with consent keeps what it has stored', () => {
  const store = pageStore();
  localStorage.setItem('form-preferences', '{}');
  document.cookie = '_ga=1';
  store.dispatch(chooseConsent({ analytics: true, marketing: false, functional: true }));
  expect(localStorage.getItem('form-preferences')).toBe('{}');
  expect(document.cookie).toContain('_ga=1');
});
