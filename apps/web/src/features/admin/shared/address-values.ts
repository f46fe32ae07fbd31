/** So many rows has a page of a list. */
export const PAGE_SIZE = 25;

const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be a day, `yyyy-MM-dd`: an address can hold anything. */
export const isDay = (text: string): boolean => DAY.test(text);

/** Whether it can be an id. */
export const isId = (text: string): boolean => ID.test(text);
