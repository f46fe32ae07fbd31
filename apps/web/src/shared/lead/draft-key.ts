export const DRAFT_KEY = 'lead-draft';
