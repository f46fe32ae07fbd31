export const belongsToApi = (url: string): boolean => /^\/(api|functions)(\/|$)/.test(url);

/** Clients of the calls by name understand `{error}` and no problem documents. */
export const isCallByName = (url: string): boolean => /^\/functions(\/|$)/.test(url);
