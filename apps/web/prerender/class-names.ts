import { createHash } from 'node:crypto';
import path from 'node:path';

/** Characters of the mark; with 150 files collisions are rare and fail the build. */
const MARK = 3;

/**
 * Class names with a short mark of their file and a leading underscore, by which a page's style
 * sheets are found. Vite's default adds a longer hash and the line, twice per page.
 *
 * @param root marks are relative to it, so that builds are reproducible
 * @returns the class name; throws if two files have the same mark
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const within = path.relative(root, file).replaceAll(path.sep, '/');
    const mark = createHash('sha256').update(within).digest('base64url').slice(0, MARK);
    const marked = files.get(mark) ?? within;
    if (marked !== within) throw new Error(`${within} and ${marked} have one mark: rename either`);
    files.set(mark, within);
    return `_${name}_${mark}`;
  };
}
