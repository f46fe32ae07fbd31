export const DRAFT_KEY = 'lead-draft';

export const written = { is: false };
