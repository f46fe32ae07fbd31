/** Never promises. A no-break space precedes the per cent sign. */
export const PRICE_RISE = '5–15\u00a0%';

export const TIME_CUT = '50\u00a0%';

export const ANSWER_TIME = '1–2 virkedager';
