import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from '@jest/globals';
import { rootReducer } from '../../shared/store/root-reducer';
import { draftChanged, selectDraft } from './draft-slice';

test('a yes to an agent is asked for anew when the answer to the sale changes', () => {
  const store = configureStore({ reducer: rootReducer });
  const agentContact = () => selectDraft(store.getState()).agentContact;
  store.dispatch(draftChanged({ sellProperty: 'no' }));
  store.dispatch(draftChanged({ agentContact: true }));
  store.dispatch(draftChanged({ sellProperty: 'no' }));
  expect(agentContact()).toBe(true);
  store.dispatch(draftChanged({ sellProperty: 'yes' }));
  expect(agentContact()).toBe(false);
});
