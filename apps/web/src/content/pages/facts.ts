/**
 * The figures that several texts repeat, written once. They are ranges that styling can give,
 * never promises. The space before the per cent sign does not break.
 */
export const PRICE_RISE = '5–15\u00a0%';

export const TIME_CUT = '50\u00a0%';

/** How soon stylists typically answer. */
export const ANSWER_TIME = '1–2 virkedager';
