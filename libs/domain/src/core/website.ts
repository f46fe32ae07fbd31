const WEBSITE =
  /^(https?:\/\/)?((?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63})([/?#]\S*)?$/iu;

/** «stilogrom.no» as `https://stilogrom.no/`; undefined for other schemes, ports and user names. */
export function websiteOf(text: string): string | undefined {
  const [, scheme = 'https://', host, path = '/'] = WEBSITE.exec(text.trim()) ?? [];
  return host && `${scheme.toLowerCase()}${host.toLowerCase()}${path}`;
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
