import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** RTK Query adds its middleware when it loads. */
export const lateMiddleware = createDynamicMiddleware();
