export { baseApi } from './base-api';
export * from './generated/public-api';
