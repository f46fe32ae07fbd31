import type { ApiCredentials } from '@boligstyling/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { lateMiddleware, rootReducer } from '../shared/store/root-reducer';

export const createStore = (credentials: ApiCredentials) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: credentials } }).concat(lateMiddleware.middleware),
  });
