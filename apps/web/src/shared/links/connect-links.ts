import { linksApi } from '@boligstyling/api-client/links';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';

/** Injects the endpoints of these pages into the store, once. */
export function connectLinks(): void {
  rootReducer.inject(linksApi);
  lateMiddleware.addMiddleware(linksApi.middleware);
}
