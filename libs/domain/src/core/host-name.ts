// Separate from websites, which public pages do not load.

export const HOST_MAX = 253;

const HOST_NAME = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

export function isHostName(text: string): boolean {
  return text.length <= HOST_MAX && HOST_NAME.test(text);
}
