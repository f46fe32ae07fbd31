/** True while a field has the focus; updates should not interrupt it. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select') ?? false;
