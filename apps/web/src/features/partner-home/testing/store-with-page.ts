import { partnerApi, type PartnerPageDto } from '@boligstyling/api-client/partner';
import { pageStore } from '../../../shared/testing/page-store';

/** A store that has read a partner's page. */
export function storeWithPage(page: Partial<PartnerPageDto>) {
  const store = pageStore();
  // An injected slice has its state only after the next action.
  store.dispatch({ type: 'opened' });
  const value = page as PartnerPageDto;
  store.dispatch(
    partnerApi.util.upsertQueryEntries([
      { endpointName: 'getPartnerPage', arg: undefined, value },
    ]) as never,
  );
  return store;
}
