import { linksApi } from '@boligstyling/api-client/links';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';

/** Adds the calls of these pages to the store, which is made without them. Once, as the pages load. */
export function connectLinks(): void {
  rootReducer.inject(linksApi);
  lateMiddleware.addMiddleware(linksApi.middleware);
}
