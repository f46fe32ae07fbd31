export const QUEUE_KEY = 'pending-leads';
