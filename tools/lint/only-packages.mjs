import { importRule } from './imports.mjs';

/** Lets a file use its own package and the named packages; no other, and nothing of Node's own. */
export const onlyPackages = importRule(
  [{ type: 'array', items: { type: 'string' } }],
  ({ options: [allowed] }) =>
    (name) => {
      if (name.startsWith('.') || allowed.includes(name)) return undefined;
      return `«${name}» may not be used here; allowed: ${allowed.join(', ') || 'nothing'}.`;
    },
);
