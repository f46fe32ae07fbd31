import { linksApi } from '@boligstyling/api-client/links';
import { lateMiddleware } from '../store/late-middleware';
import { rootReducer } from '../store/root-reducer';

export function connectLinks(): void {
  rootReducer.inject(linksApi);
  lateMiddleware.addMiddleware(linksApi.middleware);
}
