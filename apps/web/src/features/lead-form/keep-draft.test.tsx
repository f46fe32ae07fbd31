import { expect, test, afterEach, jest, describe } from '@jest/globals';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { keepDraft, readKeptDraft, STORAGES, useKeptDraft } from './keep-draft';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { act, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { pageStore } from '../../shared/testing/page-store';
import { draftChanged, selectDraft } from './draft-slice';

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

describe('use kept draft', () => {
  function Form() {
    const form = useRef<HTMLFormElement>(null);
    const draft = useAppSelector(selectDraft);
    const dispatch = useAppDispatch();
    const [isRestored, setIsRestored] = useState(false);
    useKeptDraft(form, () => setIsRestored(true), STORAGES);
    return (
      <form ref={form} data-restored={isRestored}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <input
            key={name}
            name={name}
            value={draft[name]}
            onChange={({ target }) => dispatch(draftChanged({ [name]: target.value }))}
          />
        ))}
        <input
          type="checkbox"
          name="contactByEmail"
          checked={draft.contactByEmail}
          onChange={({ target }) => dispatch(draftChanged({ contactByEmail: target.checked }))}
        />
        <input
          type="radio"
          name="sellProperty"
          value="yes"
          checked={draft.sellProperty === 'yes'}
          onChange={() => dispatch(draftChanged({ sellProperty: 'yes' }))}
        />
        <output>{draft.agentContact && 'An agent may call'}</output>
      </form>
    );
  }

  const RENDERED_AHEAD = `<form data-restored="false"><input name="firstName" value=""/><input
  name="lastName" value=""/><input type="checkbox" name="contactByEmail"/><input
  type="radio" name="sellProperty" value="yes"/><output></output></form>`;

  const page = () => (
    <Provider store={pageStore()}>
      <Form />
    </Provider>
  );

  let root: Root;
  afterEach(() => act(() => root.unmount()));

  const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const comeToLife = () =>
    act(() => {
      root = hydrateRoot(document.body, page());
    });

  test('input before hydration wins over the draft of an earlier visit', () => {
    sessionStorage.setItem('lead-draft', '{"firstName":"Kept","lastName":"Kept"}');
    document.body.innerHTML = RENDERED_AHEAD;
    input('firstName').value = 'Typed';
    input('contactByEmail').checked = true;

    comeToLife();
    expect(input('firstName').value).toBe('Typed');
    expect(input('lastName').value).toBe('Kept');
    expect(input('contactByEmail').checked).toBe(true);
    expect(sessionStorage.getItem('lead-draft')).toContain('"firstName":"Typed"');
    expect(document.querySelector('form')?.dataset['restored']).toBe('true');
  });

  test('kept consent to an agent does not apply to another answer about selling', () => {
    sessionStorage.setItem('lead-draft', '{"sellProperty":"no","agentContact":true}');
    document.body.innerHTML = RENDERED_AHEAD;
    input('sellProperty').checked = true;

    comeToLife();
    expect(input('sellProperty').checked).toBe(true);
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  test('a form visited again is stored once per change', () => {
    const store = pageStore();
    const visit = () =>
      render(
        <Provider store={store}>
          <Form />
        </Provider>,
      );
    visit().unmount();
    visit();
    const kept = jest.spyOn(Storage.prototype, 'setItem');
    act(() => void store.dispatch(draftChanged({ firstName: 'Kari' })));
    const drafts = kept.mock.calls.filter(([key]) => key === 'lead-draft');
    kept.mockRestore();
    expect(drafts).toHaveLength(1);
  });
});
