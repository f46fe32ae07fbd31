import { configureStore } from '@reduxjs/toolkit';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';

/** What calls are made with, of which no other thunk knows. */
const extraArgument = { publicApiKey: 'key' } as unknown as undefined;

/** The store as a page finds it, for tests. */
export const pageStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(lateMiddleware.middleware),
  });
