import { expect, test } from '@jest/globals';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { keepDraft, readKeptDraft } from './keep-draft';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';

const DRAFT: LeadDraft = {
  ...EMPTY_DRAFT,
  sellProperty: 'yes',
  customerType: 'business',
  firstName: 'Kari',
  termsAccepted: true,
};

const browser = () => {
  const storages = { tab: memoryStorage(), visits: memoryStorage() };
  return { tab: () => storages.tab, visits: () => storages.visits, storages };
};

test('a reload restores every field without consent to storage', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, false);
  expect({ ...EMPTY_DRAFT, ...readKeptDraft(where) }).toEqual(DRAFT);
  expect(storages.visits.getItem('form-preferences')).toBeNull();
});

test('with functional consent the next visit restores the form, but not its consents', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, true);
  const nextVisit = { tab: () => memoryStorage(), visits: () => storages.visits };
  expect({ ...EMPTY_DRAFT, ...readKeptDraft(nextVisit) }).toEqual({
    ...DRAFT,
    termsAccepted: false,
  });
});

test('a submitted form leaves nothing in storage', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, true);
  keepDraft(EMPTY_DRAFT, where, true);
  expect(storages.tab.getItem('lead-draft')).toBeNull();
  expect(storages.visits.getItem('form-preferences')).toBeNull();
});

test.each(['{', '[]', 'null', '"text"', '{"firstName":7,"sellProperty":"maybe","other":"x"}'])(
  'an invalid draft is ignored: %s',
  (stored) => {
    const { storages, ...where } = browser();
    storages.tab.setItem('lead-draft', stored);
    expect(readKeptDraft(where)).toEqual({});
  },
);

test('a stored text is cut to the field’s limit', () => {
  const { storages, ...where } = browser();
  storages.tab.setItem('lead-draft', JSON.stringify({ postalCode: '5015 55' }));
  expect(readKeptDraft(where)).toEqual({ postalCode: '5015 5' });
});

test('a browser without storage works', () => {
  const where = { tab: forbiddenStorage, visits: forbiddenStorage };
  keepDraft(DRAFT, where, true);
  expect(readKeptDraft(where)).toEqual({});
});
