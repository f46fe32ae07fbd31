import { type Lead, registeredPlace } from '@boligstyling/domain';

/** The registered place of the home, as a sentence goes on: « i Bergen». Empty if it is unknown. */
export function inPlace(lead: Lead): string {
  const place = registeredPlace(lead);
  return place ? ` i ${place}` : '';
}
