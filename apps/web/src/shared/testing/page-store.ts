import { configureStore } from '@reduxjs/toolkit';
import { lateMiddleware, rootReducer } from '../store/root-reducer';

/** Only API calls use it. */
const extraArgument = { publicApiKey: 'key' } as unknown as undefined;

export const pageStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(lateMiddleware.middleware),
  });
