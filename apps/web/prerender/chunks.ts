/**
 * Chunk groups. A group includes its imports unless a group of higher priority has them: few files
 * that compress well, none loaded before it is needed.
 */
export const chunks = [
  { name: 'main', test: /src[\\/]app[\\/]main\.ts$|vite[\\/]preload-helper/, priority: 4 },
  // Only RTK Query uses it, but shared packages would load at the start.
  { name: 'reselect', test: /node_modules[\\/]reselect/, priority: 3 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]renderer\.ts$/,
    priority: 3,
  },
  {
    name: 'start',
    // The last two are small and run on every page before interaction; separate files cost more.
    test: /src[\\/](app[\\/]start\.tsx|shared[\\/](consent[\\/]withdrawal|layout[\\/]page-entry)\.ts)$/,
    priority: 2,
  },
  // Used by every form; one file each costs more than two in all.
  {
    name: 'answers',
    test: /domain[\\/]src[\\/](core|leads)[\\/](consent|email|lead-answers|lead-limits|phone|text)\.ts$/,
    priority: 1,
  },
  { name: 'form-texts', test: /content[\\/]lead-form(-toasts)?\.ts$/, priority: 1 },
  {
    name: 'fields',
    test: /shared[\\/]ui[\\/]fields[\\/](checkbox|field|field-error|radio-row|visually-hidden)\.tsx$/,
    priority: 1,
  },
];

/** V8 hint: compile the whole file off the main thread instead of each function lazily. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** For chunks most of whose functions run on every page. */
export const firstLine = ({ name }: { name: string }): string =>
  name === 'react' || name === 'start' ? COMPILE_AHEAD : '';
