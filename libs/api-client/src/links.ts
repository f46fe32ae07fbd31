export { linksBaseApi } from './links-base-api';
export type { CallError } from './call-api';
export * from './generated/links-api';
