import { kronerText, priceText, CONSENT_VERSION } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';
import { useRuntimeConfig } from '../config/runtime-config';

export const priceOfYes = (ore: number): string =>
  ore === 0 ? partnerAnswer.acceptFree : kronerText(ore);

/** The rule at acceptance applies, otherwise the current one. */
export function usePriceInFull(): (ore: number, asksForVat?: boolean | null) => string {
  const { noVat } = useRuntimeConfig();
  return (ore, asksForVat) =>
    ore === 0 ? partnerAnswer.free : priceText(ore, asksForVat ?? !noVat);
}

/** This page may be older than the current text. */
export const shownConsent = { 'X-Form-Consent': CONSENT_VERSION };
