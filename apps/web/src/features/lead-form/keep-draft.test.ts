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

test('a reload brings back every field, without any consent to storage', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, false);
  expect({ ...EMPTY_DRAFT, ...readKeptDraft(where) }).toEqual(DRAFT);
  expect(storages.visits.getItem('form-preferences')).toBeNull();
});

test('with functional consent the next visit finds the form, but not its consents', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, true);
  const nextVisit = { tab: () => memoryStorage(), visits: () => storages.visits };
  expect({ ...EMPTY_DRAFT, ...readKeptDraft(nextVisit) }).toEqual({
    ...DRAFT,
    termsAccepted: false,
  });
});

test('a form that was sent leaves no trace', () => {
  const { storages, ...where } = browser();
  keepDraft(DRAFT, where, true);
  keepDraft(EMPTY_DRAFT, where, true);
  expect(storages.tab.getItem('lead-draft')).toBeNull();
  expect(storages.visits.getItem('form-preferences')).toBeNull();
});

test.each(['{', '[]', 'null', '"text"', '{"firstName":7,"sellProperty":"maybe","other":"x"}'])(
  'what is not a draft is left aside: %s',
  (stored) => {
    const { storages, ...where } = browser();
    storages.tab.setItem('lead-draft', stored);
    expect(readKeptDraft(where)).toEqual({});
  },
);

test('a stored text is cut to what the field takes', () => {
  const { storages, ...where } = browser();
  storages.tab.setItem('lead-draft', JSON.stringify({ postalCode: '5015 55' }));
  expect(readKeptDraft(where)).toEqual({ postalCode: '5015 5' });
});

test('a browser that forbids storage breaks nothing', () => {
  const where = { tab: forbiddenStorage, visits: forbiddenStorage };
  keepDraft(DRAFT, where, true);
  expect(readKeptDraft(where)).toEqual({});
});
