import { kronerText } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';

/** What a yes costs, as the button says it. */
export const priceOfYes = (ore: number): string =>
  ore === 0 ? partnerAnswer.acceptFree : kronerText(ore);

/** What a yes costs, in full: «600 kr + mva.». */
export const priceInFull = (ore: number): string =>
  ore === 0 ? partnerAnswer.free : partnerAnswer.withoutVat(kronerText(ore));
