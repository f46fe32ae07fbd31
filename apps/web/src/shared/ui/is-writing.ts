/** Updates should not interrupt a field. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select') ?? false;
