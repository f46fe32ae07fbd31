/** Handed to the thank-you page, so that only a real submission counts as a conversion. */
const KEY = 'lead-submitted';

/** The id distinguishes two submissions. */
export function noteSubmittedLead(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the submission succeeds, but is not counted.
  }
}

/** Removes the id, so that a reload finds nothing. */
export function takeSubmittedLead(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id;
  } catch {
    return null;
  }
}
