/** What can be undone, and how that is told. */
export const adminUndo = {
  undo: 'Angre',
  close: 'Lukk',
} as const;
