import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { visit } from './lighthouse.mjs';
import { startProduct } from './product.mjs';
import { startStaticTwin } from './static-twin.mjs';
import { slowestAnswer } from './typing.mjs';

/**
 * The first visit to each public page on a cheap phone, against a static page of the same content,
 * in turns. `RUNS` of each (5), and `PAGES`, separated by spaces, if not all.
 */
const PAGES =
  '/ /oslo /moss /artikler /faq /kontakt /om-oss /brukervilkar /personvern /cookie-policy /takk';
const RUNS = Number(process.env.RUNS ?? 5);
const pages = (process.env.PAGES ?? PAGES).split(' ');

const ROOT = path.join(import.meta.dirname, '../..');
const browser = execFileSync(process.execPath, [path.join(ROOT, 'tools/browser.mjs')], {
  encoding: 'utf8',
}).trim();
process.env.CHROME_PATH = browser;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const medians = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((each) => each[key]))]),
  );

const product = await startProduct();
const twin = await startStaticTwin(product.url, pages);
for (const throttling of ['simulate', 'devtools']) {
  console.log(`\n${throttling}: medians of ${RUNS}, ms\n`);
  console.log('| Page | Score | FCP | × static | LCP | × static | TBT | CLS |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const page of pages) {
    const [own, plain] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await visit(product.url + page, throttling));
      plain.push(await visit(twin.url + page, throttling));
    }
    const [ours, theirs] = [medians(own), medians(plain)];
    const times = (key) => `${ours[key].toFixed(0)} | ${(ours[key] / theirs[key]).toFixed(2)}`;
    console.log(
      `| ${page} | ${ours.score.toFixed(0)} | ${times('fcp')} | ${times('lcp')} | ${ours.tbt.toFixed(0)} | ${ours.cls.toFixed(3)} |`,
    );
  }
}
const answers = [];
for (let run = 0; run < RUNS; run += 1) answers.push(await slowestAnswer(product.url, browser));
console.log(`\nTyping in the form, CPU four times as slow: slowest answer ${median(answers)} ms`);

twin.stop();
await product.stop();
