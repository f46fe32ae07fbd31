const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;

/** «stilogrom.no» as `https://stilogrom.no/`; undefined for other schemes, ports and user names. */
export function websiteOf(text: string): string | undefined {
  const written = text.trim();
  const [, scheme, rest = ''] = /^(https?:\/\/)?(\S+)$/i.exec(written) ?? [];
  const [host = ''] = rest.split(/[/?#]/, 1);
  if (!HOST.test(host)) return undefined;
  return `${(scheme ?? 'https://').toLowerCase()}${host.toLowerCase()}${rest.slice(host.length) || '/'}`;
}

export function websiteName(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

// Separate from websites, which public pages do not load.

export const HOST_MAX = 253;

const HOST_NAME = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

export function isHostName(text: string): boolean {
  return text.length <= HOST_MAX && HOST_NAME.test(text);
}
