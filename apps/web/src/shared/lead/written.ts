/** True while a reload would lose input. */
export const written = { is: false };
