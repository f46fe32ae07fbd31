/** So many rows has a page of a list. */
export const PAGE_SIZE = 25;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be an id: an address can hold anything. */
export const isId = (text: string): boolean => ID.test(text);
