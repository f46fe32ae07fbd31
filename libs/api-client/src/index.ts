export { baseApi, type ApiCredentials, type CallError } from './base-api';
export * from './generated/public-api';
