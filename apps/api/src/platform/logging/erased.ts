/** Log message of an erasure; `npm run erase` looks for it. */
export const ERASED = 'erased';
