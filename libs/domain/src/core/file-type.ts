import { DomainError } from './domain-error.js';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** First bytes of each type; `null` matches any byte. */
const BEGINNINGS: Record<FileType, readonly (number | null)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

export const FILE_TYPE_BYTES = 12;

/**
 * By the first bytes, because a name or a declared type proves nothing; undefined if it is none of
 * ours, such as SVG.
 */
export function fileTypeOf(beginning: Uint8Array): FileType | undefined {
  return FILE_TYPES.find((type) =>
    BEGINNINGS[type].every((byte, at) => byte === null || byte === beginning[at]),
  );
}

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
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
