import { lateMiddleware } from './late-middleware';
import { rootReducer } from './root-reducer';

/** RTK Query and the visitors' calls, which load when the first of them is made. */
export async function publicApiClient() {
  const { baseApi, publicApi } = await import('@boligstyling/api-client');
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware);
  return publicApi;
}
