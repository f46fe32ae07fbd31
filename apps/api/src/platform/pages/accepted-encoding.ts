const PREFERRED = ['br', 'gzip'] as const;

/** The smallest encoding that an `Accept-Encoding` header names and does not rule out by `q=0`. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  return PREFERRED.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
