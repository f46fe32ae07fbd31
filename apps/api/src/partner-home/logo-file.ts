import { LOGO_BYTES, LOGO_TYPES } from '@boligstyling/domain';
import type { FileBody } from '../platform/validation/take-file.js';

/** Higher than the permitted size, so that a too large logo gets its specific error. */
export const LOGO: FileBody = {
  path: '/api/partner/logo',
  types: LOGO_TYPES,
  limitBytes: 8 * LOGO_BYTES,
};
