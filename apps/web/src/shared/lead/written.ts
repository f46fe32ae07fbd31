/** Whether something is written in the page that would be lost if it were loaded anew. */
export const written = { is: false };
