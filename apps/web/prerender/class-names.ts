import { createHash } from 'node:crypto';
import path from 'node:path';

/** With 150 files collisions are rare; they fail the build. */
const MARK = 3;
/** Letters kept of a name that no other of its file begins with: a page has it in style and markup. */
const LETTERS = 4;
const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/**
 * A page's style sheets are found by these names, which are shorter than Vite's.
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
    return `_${shortened(name, css)}_${mark}`;
  };
}

function shortened(name: string, css: string): string {
  const short = name.slice(0, LETTERS);
  const alike = [...css.matchAll(NAME)].filter(([, other = '']) => other.startsWith(short));
  return alike.some(([, other]) => other !== name) ? name : short;
}
