const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;

/**
 * A written website as an address to go to, «stilogrom.no» as `https://stilogrom.no/`; undefined
 * where it is none. Nothing but a web page: no other scheme, no port, no name or password in it.
 */
export function websiteOf(text: string): string | undefined {
  const written = text.trim();
  const [, scheme, rest = ''] = /^(https?:\/\/)?(\S+)$/i.exec(written) ?? [];
  const [host = ''] = rest.split(/[/?#]/, 1);
  if (!HOST.test(host)) return undefined;
  return `${(scheme ?? 'https://').toLowerCase()}${host.toLowerCase()}${rest.slice(host.length) || '/'}`;
}

/** A website as people read it: «stilogrom.no». */
export function websiteName(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
