export { baseApi, type ApiCredentials } from './base-api';
export * from './generated/public-api';
