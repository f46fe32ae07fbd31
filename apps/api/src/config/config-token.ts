/** Names the parsed settings for injection. */
export const CONFIG = Symbol('config');
