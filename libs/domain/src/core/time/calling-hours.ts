/** Owners are called on working days between these hours, Norwegian time. */
export const CALLED_FROM = 9;
export const CALLED_UNTIL = 21;

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

export const CALLING_HOURS = `på en virkedag mellom kl.\u00a0${twoDigits(CALLED_FROM)} og ${twoDigits(CALLED_UNTIL)}`;
