export { baseApi } from './base-api';
export type { ApiCredentials, CallError } from './call-api';
export * from './generated/public-api';
