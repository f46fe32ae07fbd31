/** The DNS limit. */
export const HOST_MAX = 253;

const HOST = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

export function isHostName(text: string): boolean {
  return text.length <= HOST_MAX && HOST.test(text);
}
