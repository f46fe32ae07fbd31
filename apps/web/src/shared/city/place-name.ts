import { placeName as asWritten } from '@boligstyling/domain';
import { knownPlaceSpelling } from '../../content/pages/known-place-spelling';

/** «Mo i Rana», «Øvre Eiker». */
export function placeName(typed: string): string {
  const asked = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const known = knownPlaceSpelling.get(asked) ?? knownPlaceSpelling.get(asked.replaceAll('-', ' '));
  return known ?? asWritten(asked);
}
