import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** Lets code that loads later add middleware, as RTK Query does. */
export const lateMiddleware = createDynamicMiddleware();
