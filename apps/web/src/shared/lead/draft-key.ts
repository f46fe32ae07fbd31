/** Key of the draft in the tab's storage. */
export const DRAFT_KEY = 'lead-draft';
