/** Injection token of the parsed settings. */
export const CONFIG = Symbol('config');
