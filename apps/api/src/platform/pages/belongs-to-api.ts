/** Whether an address is one of the API's, under its own name or as calls by name; all others are pages. */
export const belongsToApi = (url: string): boolean => /^\/(api|functions)(\/|$)/.test(url);
