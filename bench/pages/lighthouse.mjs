import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const CLI = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const CHROME_FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  '--no-first-run',
].join(' ');

/**
 * One visit on Lighthouse's cheap phone.
 *
 * @param throttling `simulate` or `devtools`
 * @returns the score, times in ms and the shift of the layout
 */
export async function visit(url, throttling) {
  const args = [
    ...[CLI, url, '--quiet', '--output=json', '--only-categories=performance'],
    ...[`--throttling-method=${throttling}`, '--no-enable-error-reporting'],
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  const { audits, categories } = JSON.parse(stdout);
  const value = (audit) => audits[audit].numericValue;
  return {
    score: categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
