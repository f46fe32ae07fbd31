import { linksApi } from '@boligstyling/api-client/links';
import { lateMiddleware, rootReducer } from '../store/root-reducer';

export function connectLinks(): void {
  rootReducer.inject(linksApi);
  lateMiddleware.addMiddleware(linksApi.middleware);
}
