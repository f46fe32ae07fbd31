import { placeName as asWritten } from '@boligstyling/domain';
import { knownPlaceSpelling } from '../../content/pages/known-place-spelling';

/** Normalised capitals: «Mo i Rana», «Øvre Eiker», «Bodø». */
export function placeName(typed: string): string {
  const asked = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const known = knownPlaceSpelling.get(asked) ?? knownPlaceSpelling.get(asked.replaceAll('-', ' '));
  return known ?? asWritten(asked);
}
