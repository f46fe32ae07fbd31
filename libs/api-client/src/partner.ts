import { partnerApi } from './generated/partner-api';
import { namePartnerBy } from './links-base-api';

export type { CallError } from './call-api';
export * from './generated/partner-api';

type State = Parameters<ReturnType<typeof partnerApi.endpoints.getPartnerPage.select>>[0];

const pageIn = partnerApi.endpoints.getPartnerPage.select();

namePartnerBy((state) => pageIn(state as State).data?.id);
