import { BROWSER_ARGS } from './browser-args.js';

/**
 * To launch a browser when paint timing matters: the headless shell requests more scripts before
 * painting than Chromium.
 */
export const WHOLE_BROWSER = {
  executablePath: process.env.E2E_WHOLE_BROWSER,
  args: BROWSER_ARGS,
};
