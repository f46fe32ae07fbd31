import { atLeast } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { MARKET, SEEDS } from './constants.mjs';
import { figuresOf, partnersByTown, quoteFigures } from './figures.mjs';
import { simulate } from './simulate.mjs';

/** Target share of leads with three acceptances within two working days. */
const GOAL = 0.95;
/** Towns with fewer partners have a row. */
const FEW = 10;

const percent = (share) => `${(100 * share).toFixed(1)} %`;

const row = (market, figures) => ({
  Market: market,
  'three in two days': percent(figures.threeInTwoDays),
  'one in two days': percent(figures.oneInTwoDays),
  'none ever': percent(figures.neverAny),
  'first acceptance, h': figures.firstYesHours,
  'offers a lead': figures.questions,
  'Gini of offers': figures.giniOfQuestions,
  'Gini of acceptances': figures.giniOfYeses,
});

const quoteRow = (market, figures) => ({
  Market: market,
  'two quotes in three days': percent(figures.twoInThreeDays),
  'in five': percent(figures.twoInFiveDays),
  'in ten': percent(figures.twoInTenDays),
  'acceptances with a quote': percent(figures.quoted),
});

const rows = [];
const quoteRows = [];
const shares = [];
for (const seed of SEEDS) {
  const market = simulate(MARKET, seed);
  const figures = figuresOf(market);
  quoteRows.push(quoteRow(`reminded, seed ${seed}`, quoteFigures(market)));
  shares.push(figures.threeInTwoDays);
  rows.push(row(`${MARKET.partners} partners, seed ${seed}`, figures));
  for (const [town, partners] of partnersByTown(market)) {
    if (partners >= FEW) continue;
    const leads = [...market.leads.values()].filter(({ lead }) => lead.municipality === town);
    rows.push(row(`in ${town}, ${partners} partners`, figuresOf(market, leads)));
  }
}
for (const seed of SEEDS) {
  const market = simulate({ ...MARKET, partners: 20, requests: MARKET.requests / 10 }, seed);
  rows.push(row(`20 partners and a tenth of the leads, seed ${seed}`, figuresOf(market)));
}
const deaf = { ...MARKET, quotes: { ...MARKET.quotes, actOnReminder: 0 } };
for (const seed of SEEDS) {
  quoteRows.push(quoteRow(`reminders ignored, seed ${seed}`, quoteFigures(simulate(deaf, seed))));
}
const tables = {
  'Acceptances within working days, by market:': rows,
  'Owners who can compare two quotes within working days:': quoteRows,
};
await report('market', tables, [
  atLeast('share of leads with three acceptances in two working days', GOAL, Math.min(...shares)),
]);
