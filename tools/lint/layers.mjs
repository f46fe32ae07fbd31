import path from 'node:path';
import { importRule } from './imports.mjs';

/** The longest listed layer that contains a file, or its first folder or name. */
function layerOf(file, layers) {
  const listed = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return listed.sort((a, b) => b.length - a.length)[0] ?? file.split('/')[0];
}

/**
 * Lets each folder of an app import from itself and from the layers in `uses`. A layer missing
 * there may import from all. Within a layer of `islands`, one folder may not import from another.
 */
export const layers = importRule(
  [
    {
      type: 'object',
      properties: {
        root: { type: 'string' },
        uses: { type: 'object' },
        islands: { type: 'array', items: { type: 'string' } },
      },
    },
  ],
  ({ options: [{ root, uses, islands = [] }], cwd, filename }) => {
    const known = [...new Set([...Object.keys(uses), ...Object.values(uses).flat()])];
    const top = path.resolve(cwd, root);
    const inRoot = (file) =>
      path
        .relative(top, file)
        .replaceAll(path.sep, '/')
        .replace(/\.[jt]sx?$/, '');
    const here = inRoot(filename);
    const from = layerOf(here, known);

    return (name) => {
      if (!name.startsWith('.')) return undefined;
      const there = inRoot(path.resolve(path.dirname(filename), name));
      const to = layerOf(there, known);
      if (to !== from) {
        return !uses[from] || uses[from].includes(to) ? undefined : `${from} may not use ${to}.`;
      }
      const folderIn = (file) => file.split('/')[from.split('/').length];
      const sideways = islands.includes(from) && folderIn(here) !== folderIn(there);
      return sideways ? `${here} may not use its neighbour ${there}.` : undefined;
    };
  },
);
