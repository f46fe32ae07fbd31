import { createHash } from 'node:crypto';
import path from 'node:path';

/** With 150 files collisions are rare; they fail the build. */
const MARK = 3;
const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * A page has each name in style and markup, so a name is its file's mark and its place in the file.
 * A page's style sheets are found by these names.
 *
 * @param root makes builds reproducible
 * @returns the class name; throws if two files have the same mark
 */
export function classNames(root: string): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, file, css) => {
    const within = path.relative(root, file).replaceAll(path.sep, '/');
    const mark = createHash('sha256').update(within).digest('base64url').slice(0, MARK);
    const marked = files.get(mark) ?? within;
    if (marked !== within) throw new Error(`${within} and ${marked} have one mark: rename either`);
    files.set(mark, within);
    const names = new Set([...css.matchAll(NAME)].map(([, found]) => found));
    return `_${mark}${[...names].indexOf(name).toString(36)}`;
  };
}
