import { createApi } from '@reduxjs/toolkit/query/react';
import { callApi } from './call-api';

/** What the generated client of the pages behind signed links hangs on. Only they load it. */
export const linksBaseApi = createApi({
  reducerPath: 'linksApi',
  baseQuery: callApi,
  endpoints: () => ({}),
});
