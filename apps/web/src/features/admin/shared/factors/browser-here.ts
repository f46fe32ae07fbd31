import { browserName } from '@boligstyling/domain';

/** What a passkey made here is called until its owner calls it something else. */
export const browserHere = (): string => browserName(navigator.userAgent);
