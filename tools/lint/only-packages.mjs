import { importRule } from './imports.mjs';

/** Lets a file import its own package and the named ones; nothing else, not even from Node. */
export const onlyPackages = importRule(
  [{ type: 'array', items: { type: 'string' } }],
  ({ options: [allowed] }) =>
    (name) => {
      if (name.startsWith('.') || allowed.includes(name)) return undefined;
      return `«${name}» may not be used here; allowed: ${allowed.join(', ') || 'nothing'}.`;
    },
);
