import { atLeast, tellGoals } from '../harness/goals.mjs';
import { MARKET, SEEDS } from './constants.mjs';
import { figuresOf, partnersByTown } from './figures.mjs';
import { simulate } from './simulate.mjs';

/** Target share of leads with three acceptances within two working days. */
const GOAL = 0.95;

const percent = (share) => `${(100 * share).toFixed(1)} %`;

function line(name, figures) {
  return [
    name.padEnd(34),
    percent(figures.threeInTwoDays).padStart(8),
    percent(figures.oneInTwoDays).padStart(8),
    percent(figures.neverAny).padStart(8),
    `${figures.firstYesHours.toFixed(1)} h`.padStart(8),
    figures.questions.toFixed(1).padStart(6),
    figures.giniOfQuestions.toFixed(2).padStart(6),
    figures.giniOfYeses.toFixed(2).padStart(6),
  ].join(' ');
}

const HEAD = ['3 in 2 d', '1 in 2 d', 'never', '1st yes', 'asked', 'Gini', 'of yes'];
const WIDTHS = [8, 8, 8, 8, 6, 6, 6];
const head = HEAD.map((word, nth) => word.padStart(WIDTHS[nth]));
console.log([' '.repeat(34), ...head].join(' '));
let least = 1;
for (const seed of SEEDS) {
  const market = simulate(MARKET, seed);
  const figures = figuresOf(market);
  least = Math.min(least, figures.threeInTwoDays);
  console.log(line(`200 partners, seed ${seed}`, figures));
  const few = [...partnersByTown(market)].filter(([, partners]) => partners < 10);
  for (const [town, partners] of few) {
    const leads = [...market.leads.values()].filter(({ lead }) => lead.municipality === town);
    console.log(line(`  ${town}, ${partners} partners`, figuresOf(market, leads)));
  }
}
for (const seed of SEEDS) {
  const market = simulate({ ...MARKET, partners: 20, requests: MARKET.requests / 10 }, seed);
  console.log(line(`20 partners, a tenth, seed ${seed}`, figuresOf(market)));
}
console.log(`Goal: three yeses within two working days for ${percent(GOAL)} or more.`);
await tellGoals([atLeast('share of requests with three yeses in two working days', GOAL, least)]);
