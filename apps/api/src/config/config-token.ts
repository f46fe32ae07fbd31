export const CONFIG = Symbol('config');
