import type { SavePartnerDto } from '@boligstyling/api-client/admin';
import { PARTNER_FIELDS, pricedServices, SERVICES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { FieldWords } from '../../../shared/ui/drafts/saved-meanwhile';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import {
  basePriceOf,
  isPrice,
  pricesInWords,
  type ServicePriceDraft,
  servicePricesFault,
  servicePricesOf,
  toPrices,
} from './price-draft';

export type PartnerDraft = RecordDraft<typeof PARTNER_FIELDS> & {
  base_price: string;
  prices: readonly ServicePriceDraft[];
};

/** @param saved for a new partner, what is known of it */
export const partnerDraftOf = (
  saved: Partial<SavePartnerDto> & { version?: string } = {},
): PartnerDraft => ({
  ...draftOf(PARTNER_FIELDS, saved),
  base_price: basePriceOf(saved.prices),
  prices: servicePricesOf(saved.prices),
});

export function partnerFaultsOf(draft: PartnerDraft) {
  const fault = servicePricesFault(draft.prices, pricedServices(draft));
  return {
    ...faultsOf(PARTNER_FIELDS, draft),
    ...(!isPrice(draft.base_price) && { base_price: adminPartners.prices.wrong }),
    ...(fault && { prices: fault.message }),
  };
}

export const writtenPartner = (draft: PartnerDraft): SavePartnerDto => ({
  ...writtenOf(PARTNER_FIELDS, draft),
  prices: toPrices(draft.base_price, draft.prices, pricedServices(draft)),
});

export const PARTNER_WORDS: FieldWords<PartnerDraft> = {
  ...wordsOf(PARTNER_FIELDS),
  base_price: adminPartners.prices.base,
  prices: [
    adminPartners.prices.own,
    (prices) => pricesInWords(toPrices('', prices, SERVICES), SERVICES),
  ],
};
