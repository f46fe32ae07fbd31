import { toKroner } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';

const KRONER = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 });

/** «600 kr». */
const kroner = (ore: number): string => `${KRONER.format(toKroner(ore))} kr`;

/** What a yes costs, as the button says it. */
export const priceOfYes = (ore: number): string =>
  ore === 0 ? partnerAnswer.acceptFree : kroner(ore);

/** What a yes costs, in full: «600 kr + mva.». */
export const priceInFull = (ore: number): string =>
  ore === 0 ? partnerAnswer.free : partnerAnswer.withoutVat(kroner(ore));
