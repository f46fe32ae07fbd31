/** A group includes its imports unless one of higher priority has them. */
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
    test: /src[\\/](app[\\/]start\.tsx|shared[\\/](consent[\\/]withdrawal|layout[\\/]page-entry)\.ts)$/,
    priority: 2,
  },
  {
    name: 'answers',
    test: /domain[\\/]src[\\/](core|leads)[\\/](consent|email|lead-answers|lead-limits|phone|text)\.ts$/,
    priority: 1,
  },
  { name: 'form-texts', test: /content[\\/]lead-form(-toasts)?\.ts$/, priority: 1 },
  {
    name: 'fields',
    test: /shared[\\/]ui[\\/]fields[\\/](checkbox|field|radio-row)\.tsx$/,
    priority: 1,
  },
];

/** V8 hint that compiles the whole file off the main thread. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export const firstLine = ({ name }: { name: string }): string =>
  name === 'react' || name === 'start' ? COMPILE_AHEAD : '';
