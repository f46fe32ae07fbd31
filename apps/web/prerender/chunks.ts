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
  { name: 'start', test: /src[\\/]app[\\/]start\.tsx$/, priority: 2 },
];

/** Has the browser compile a whole file beside the page, not function by function in its way. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** What stands first in a chunk's file: most of these two runs on every page. */
export const firstLine = ({ name }: { name: string }): string =>
  name === 'react' || name === 'start' ? COMPILE_AHEAD : '';
