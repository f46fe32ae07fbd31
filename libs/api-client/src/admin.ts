export {
  adminBaseApi,
  asksToConfirm,
  authorizeWith,
  NOBODY_LOGGED_IN,
  type Authorization,
} from './admin-base-api';
export type { CallError } from './call-api';
export * from './generated/admin-api';
