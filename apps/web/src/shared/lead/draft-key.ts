/** Where the draft of the form is kept within the tab. */
export const DRAFT_KEY = 'lead-draft';
