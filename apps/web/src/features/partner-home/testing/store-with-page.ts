import { partnerApi, type PartnerPageDto } from '@boligstyling/api-client/partner';
import { pageStore } from '../../../shared/testing/page-store';

export function storeWithPage(page: Partial<PartnerPageDto>) {
  const store = pageStore();
  store.dispatch({ type: 'opened' });
  const value = page as PartnerPageDto;
  store.dispatch(
    partnerApi.util.upsertQueryEntries([
      { endpointName: 'getPartnerPage', arg: undefined, value },
    ]) as never,
  );
  return store;
}
