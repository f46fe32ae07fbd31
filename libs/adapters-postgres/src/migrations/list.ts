import { Migration0001Baseline } from './0001-baseline.js';

/** Every migration, oldest first. A released one is never edited: a mistake is mended by the next. */
export const migrations = [{ name: '0001-baseline', class: Migration0001Baseline }];
