/** Something that was just done, and the way back. */
export interface Undoable {
  /** «Kari Nordmann: Vunnet». */
  what: string;
  /** Whether it was undone. */
  undo: () => Promise<boolean>;
}
