import { browserName } from '@boligstyling/domain';

export const browserHere = (): string => browserName(navigator.userAgent);
