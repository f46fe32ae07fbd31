import { lateMiddleware } from './late-middleware';
import { rootReducer } from './root-reducer';

/** Loads on the first call. */
export async function publicApiClient() {
  const { baseApi, publicApi } = await import('@boligstyling/api-client');
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware);
  return publicApi;
}
