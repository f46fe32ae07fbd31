import { BROWSER } from '../harness/browser.mjs';
import { median } from '../harness/alternate.mjs';
import { atLeast, atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { visit } from './lighthouse.mjs';
import { startProduct } from './product.mjs';
import { startStaticTwin } from './static-twin.mjs';
import { warmUp } from './warm-up.mjs';

/**
 * First visit to each public page on a cheap phone, relative to a static page of the same content,
 * in turns. `RUNS` of each (5), and `PAGES`, separated by spaces, if not all.
 */
const PAGES =
  '/ /oslo /moss /artikler /faq /kontakt /om-oss /brukervilkar /personvern /cookie-policy /takk';
const RUNS = Number(process.env.RUNS ?? 5);
const pages = (process.env.PAGES ?? PAGES).split(' ');

process.env.CHROME_PATH = BROWSER;

const medians = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((each) => each[key]))]),
  );

const product = await startProduct();
const twin = await startStaticTwin(product.url, pages);
try {
  for (const { url } of [product, twin]) await warmUp(url, pages);
  const visits = [];
  for (const throttling of ['simulate', 'devtools']) {
    for (const page of pages) {
      const [own, plain] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        own.push(await visit(product.url + page, throttling));
        plain.push(await visit(twin.url + page, throttling));
      }
      const [ours, theirs] = [medians(own), medians(plain)];
      visits.push({
        Throttling: throttling,
        Page: page,
        Score: ours.score,
        'FCP ms': ours.fcp,
        "× static's FCP": ours.fcp / theirs.fcp,
        'LCP ms': ours.lcp,
        "× static's LCP": ours.lcp / theirs.lcp,
        'TBT ms': ours.tbt,
        "static's TBT": theirs.tbt,
        CLS: ours.cls,
      });
      console.log(visits.at(-1));
    }
  }
  await report(
    'pages',
    { [`Medians of ${RUNS}:`]: visits },
    visits.flatMap((visit) => {
      const page = `${visit.Page} (${visit.Throttling})`;
      return [
        atLeast(`${page}: score`, 100, visit.Score),
        atMost(`${page}: FCP, × static`, 1.1, visit["× static's FCP"]),
        atMost(`${page}: LCP, × static`, 1.1, visit["× static's LCP"]),
        atMost(`${page}: TBT ms`, 50, visit['TBT ms']),
      ];
    }),
  );
} finally {
  twin.stop();
  await product.stop();
}
