const ENVIRONMENT = { ...process.env };

/** Before a file is loaded; modules may remain from an earlier one. */
export function begin() {}

export function end() {
  process.env = { ...ENVIRONMENT };
}
