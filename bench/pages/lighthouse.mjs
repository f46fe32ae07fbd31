import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const CLI = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const CHROME_FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--no-first-run',
].join(' ');

/** Attempts per visit, because Lighthouse sometimes fails by itself. */
const TRIES = 3;

/**
 * One visit on Lighthouse's cheap phone.
 *
 * @param throttling `simulate` or `devtools`
 * @returns the score, times in ms and the layout shift
 * @throws Error when Lighthouse fails in all attempts
 */
export async function visit(url, throttling, tries = TRIES) {
  const args = [
    ...[CLI, url, '--quiet', '--output=json', '--only-categories=performance'],
    ...[`--throttling-method=${throttling}`, '--no-enable-error-reporting'],
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const run = promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  const output = await run.catch((error) => {
    if (tries > 1) return undefined;
    throw new Error(`Lighthouse failed: ${error.stderr}`);
  });
  if (!output) return visit(url, throttling, tries - 1);
  const { audits, categories } = JSON.parse(output.stdout);
  const value = (audit) => audits[audit].numericValue;
  return {
    score: categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
