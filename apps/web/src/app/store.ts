import { configureStore } from '@reduxjs/toolkit';
import { lateMiddleware } from '../shared/store/late-middleware';
import { rootReducer } from '../shared/store/root-reducer';

export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(lateMiddleware.middleware),
  });
