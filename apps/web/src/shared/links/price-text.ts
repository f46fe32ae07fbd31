import { kronerText, priceText } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';
import { useRuntimeConfig } from '../config/runtime-config';

/** What a yes costs, as the button says it. */
export const priceOfYes = (ore: number): string =>
  ore === 0 ? partnerAnswer.acceptFree : kronerText(ore);

/**
 * What a yes costs, in full: «600 kr + mva.», and «600 kr» where no MVA is asked for: of a yes that has
 * cost something as it was then, else as it is now.
 */
export function usePriceInFull(): (ore: number, asksForVat?: boolean | null) => string {
  const { noVat } = useRuntimeConfig();
  return (ore, asksForVat) =>
    ore === 0 ? partnerAnswer.free : priceText(ore, asksForVat ?? !noVat);
}
