export const PAGE_SIZE = 25;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);
