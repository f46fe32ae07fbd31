/** Whether an address is one of the API's, under its own name or as calls by name; all others are pages. */
export const belongsToApi = (url: string): boolean => /^\/(api|functions)(\/|$)/.test(url);

/** Whether an address is one of the calls by name, whose clients know `{error}` and no problem documents. */
export const isCallByName = (url: string): boolean => /^\/functions(\/|$)/.test(url);
