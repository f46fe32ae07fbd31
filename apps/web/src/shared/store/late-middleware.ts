import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** Lets code that loads later bring its own middleware, as RTK Query does with the forms. */
export const lateMiddleware = createDynamicMiddleware();
