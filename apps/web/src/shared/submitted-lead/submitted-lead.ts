import { inTab, keepText, keptText } from '../kept-text';

/** Only a real submission counts as a conversion. */
const KEY = 'lead-submitted';

/** @param id distinguishes two submissions; without storage none is counted */
export const noteSubmittedLead = (id: string) => keepText(inTab, KEY, id);

/** A reload finds nothing. */
export function takeSubmittedLead(): string | null {
  const id = keptText(inTab, KEY);
  return keepText(inTab, KEY, null) ? id : null;
}
