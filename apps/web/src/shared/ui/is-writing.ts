/** Whether somebody writes or chooses in a field just now, which no news from elsewhere is to end. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select') ?? false;
