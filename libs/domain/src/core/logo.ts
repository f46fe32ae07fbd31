import { DomainError } from './domain-error.js';
import { fileTypeOf } from './file-type.js';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
export const LOGO_BYTES = 1024 * 1024;

/** Pixels of the longest side: three times the size shown, for dense screens. */
export const LOGO_SIDE = 320;

/**
 * Checks the content, because a declared type proves nothing.
 *
 * @throws `logo-too-large`, `invalid-logo`
 */
export function requireLogo(file: Uint8Array): void {
  if (file.length > LOGO_BYTES) throw new DomainError('logo-too-large');
  const type = fileTypeOf(file);
  if (!LOGO_TYPES.some((each) => each === type)) throw new DomainError('invalid-logo');
}
