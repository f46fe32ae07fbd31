import { LOGO_BYTES, LOGO_TYPES } from '@boligstyling/domain';
import type { FileBody } from '../platform/validation/take-file.js';

/** What is too large comes so far that it is told why. */
export const LOGO: FileBody = {
  path: '/api/partner/logo',
  types: LOGO_TYPES,
  limitBytes: 8 * LOGO_BYTES,
};
