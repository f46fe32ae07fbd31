/** As long as DNS lets a host's name be. */
export const HOST_MAX = 253;

const HOST = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/** Whether it is the name of a host and nothing else: no scheme, port, path or anything after them. */
export function isHostName(text: string): boolean {
  return text.length <= HOST_MAX && HOST.test(text);
}
