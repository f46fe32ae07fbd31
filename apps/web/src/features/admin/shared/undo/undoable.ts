/** Something that was just done, and the way back. */
export interface Undoable {
  /** «Kari Nordmann: Vunnet». */
  what: string;
  /** Whether that is settled: undone, or refused for good. By a fault that passes it is not, and is offered again. */
  undo: () => Promise<boolean>;
}
