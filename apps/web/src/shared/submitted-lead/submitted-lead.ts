/** What the form leaves for the thank-you page, so that only a real submit counts as a conversion. */
const KEY = 'lead-submitted';

/** Notes that a lead has just been submitted. The id tells two submits apart. */
export function noteSubmittedLead(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the submit still succeeds; it is only not counted.
  }
}

/** Takes the note away and returns its id: a reload finds nothing. */
export function takeSubmittedLead(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id;
  } catch {
    return null;
  }
}
