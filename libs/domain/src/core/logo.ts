import { DomainError } from './domain-error.js';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
export const LOGO_BYTES = 1024 * 1024;

/** Longest side in pixels as stored: three times the size shown, for dense screens. */
export const LOGO_SIDE = 320;

/** First bytes of each file type; `null` matches any byte. */
const BEGINNINGS: Record<LogoType, readonly (number | null)[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/**
 * Checks the file's content, because a name or a declared type proves nothing.
 *
 * @throws DomainError `logo-too-large`, `invalid-logo`
 */
export function requireLogo(file: Uint8Array): void {
  if (file.length > LOGO_BYTES) throw new DomainError('logo-too-large');
  const isKnown = Object.values(BEGINNINGS).some((beginning) =>
    beginning.every((byte, index) => byte === null || byte === file[index]),
  );
  if (!isKnown) throw new DomainError('invalid-logo');
}
