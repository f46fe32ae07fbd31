/** Only a real submission counts as a conversion. */
const KEY = 'lead-submitted';

/** Distinguishes two submissions. */
export function noteSubmittedLead(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // The submission is not counted.
  }
}

/** A reload finds nothing. */
export function takeSubmittedLead(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id;
  } catch {
    return null;
  }
}
