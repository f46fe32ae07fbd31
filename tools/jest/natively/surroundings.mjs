const ENVIRONMENT = { ...process.env };

/** Before a file is loaded: its modules may be there from an earlier one. */
export function begin() {}

/** After a file. */
export function end() {
  process.env = { ...ENVIRONMENT };
}
