import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../store/root-reducer';

/** The store as a page finds it, for tests. */
export const pageStore = () => configureStore({ reducer: rootReducer });
