import { createHash } from 'node:crypto';
import path from 'node:path';

/** So many characters stand for a file: with a hundred and fifty, two alike are rare, and fail the build. */
const MARK = 3;

/**
 * How the classes of style sheets are called in a page: as they are written, with a mark of their file,
 * and an underscore first, by which a page's style sheets are found. Vite's own way adds a longer mark
 * and the line, and each page carries all of them twice, in its styles and where they are used.
 *
 * @param root the folder that files are marked within, so that a build is the same wherever it is made
 * @returns the name of a class of a file; throws when two files would have one mark
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
