/**
 * What loads together. A group takes along all that its files import, unless a group of higher
 * priority has it: few files, each compressed as a whole, and none fetched before it is needed.
 */
export const chunks = [
  { name: 'main', test: /src[\\/]app[\\/]main\.ts$|vite[\\/]preload-helper/, priority: 4 },
  // RTK Query alone uses it, but what is shared by name would come with the start.
  { name: 'reselect', test: /node_modules[\\/]reselect/, priority: 3 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]renderer\.ts$/,
    priority: 3,
  },
  {
    name: 'start',
    // The last two are on every page before it is touched, and small: a file each costs more.
    test: /src[\\/](app[\\/]start\.tsx|shared[\\/](consent[\\/]withdrawal|layout[\\/]page-entry)\.ts)$/,
    priority: 2,
  },
  // What every form has, and asks of its answers: a file for each costs more than all in two.
  {
    name: 'answers',
    test: /domain[\\/]src[\\/](consent|email|lead-answers|lead-limits|phone|text)\.ts$/,
    priority: 1,
  },
  { name: 'form-texts', test: /content[\\/]lead-form(-toasts)?\.ts$/, priority: 1 },
  {
    name: 'fields',
    test: /shared[\\/]ui[\\/](checkbox|field|field-error|radio-row|visually-hidden)\.tsx$/,
    priority: 1,
  },
];

/** Has the browser compile a whole file beside the page, not function by function in its way. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** What stands first in a chunk's file: most of these two runs on every page. */
export const firstLine = ({ name }: { name: string }): string =>
  name === 'react' || name === 'start' ? COMPILE_AHEAD : '';
