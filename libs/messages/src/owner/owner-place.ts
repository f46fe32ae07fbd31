import { type Lead, registeredPlace } from '@boligstyling/domain';

/** The registered place as the end of a sentence, « i Bergen»; empty if unknown. */
export function inPlace(lead: Lead): string {
  const place = registeredPlace(lead);
  return place ? ` i ${place}` : '';
}
