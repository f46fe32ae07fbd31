/** Read at each render, so that an open page stays current. */
export function now(): Date {
  return new Date();
}
