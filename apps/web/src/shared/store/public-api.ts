import { lateMiddleware, rootReducer } from './root-reducer';

export async function publicApiClient() {
  const { baseApi, publicApi } = await import('@boligstyling/api-client');
  rootReducer.inject(baseApi);
  lateMiddleware.addMiddleware(baseApi.middleware);
  return publicApi;
}
