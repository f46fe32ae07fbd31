export type { CallError } from './call-api';
export * from './generated/partner-api';
