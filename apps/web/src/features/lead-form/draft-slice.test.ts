import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import { rootReducer } from '../../shared/store/root-reducer';
import { draftChanged, selectDraft } from './draft-slice';

test('another answer about selling clears the consent to an agent', () => {
  const store = configureStore({ reducer: rootReducer });
  const agentContact = () => selectDraft(store.getState()).agentContact;
  store.dispatch(draftChanged({ sellProperty: 'no' }));
  store.dispatch(draftChanged({ agentContact: true }));
  store.dispatch(draftChanged({ sellProperty: 'no' }));
  expect(agentContact()).toBe(true);
  store.dispatch(draftChanged({ sellProperty: 'yes' }));
  expect(agentContact()).toBe(false);
});
