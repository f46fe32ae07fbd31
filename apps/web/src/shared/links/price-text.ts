import { kronerText, priceText } from '@boligstyling/domain';
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
