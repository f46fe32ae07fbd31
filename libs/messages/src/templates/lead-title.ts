import type { Lead } from '@boligstyling/domain';
import { oneLine } from '../letter.js';

/** What is asked for and where, for example «Fullstyling i Bergen». Nothing of who asks. */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}
