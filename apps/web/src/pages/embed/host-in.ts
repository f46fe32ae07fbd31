/**
 * Who frames an embedded document, as the host says of itself in the fragment; undefined: nobody who can
 * be told of. Not by `URL.canParse`, which phones of early 2023 lack.
 */
export function hostIn({ hash }: Pick<Location, 'hash'>): URL | undefined {
  try {
    return new URL(new URLSearchParams(hash.slice(1)).get('host') ?? '');
  } catch {
    return undefined;
  }
}
