export const written = { is: false };
