import { BROWSER_ARGS } from './browser-args.js';

/**
 * For `test.use` when paint timing matters: the headless shell requests more scripts before
 * painting than Chromium.
 */
export const WHOLE_BROWSER = {
  launchOptions: { executablePath: process.env.E2E_WHOLE_BROWSER, args: BROWSER_ARGS },
};
