import { BROWSER_ARGS } from './browser-args.js';

/**
 * For `test.use`: Chromium itself, where it matters when something is painted: its headless shell
 * asks for more scripts before.
 */
export const WHOLE_BROWSER = {
  launchOptions: { executablePath: process.env.E2E_WHOLE_BROWSER, args: BROWSER_ARGS },
};
