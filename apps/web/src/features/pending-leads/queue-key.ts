/** Where local storage keeps the leads that have not come through yet. */
export const QUEUE_KEY = 'pending-leads';
