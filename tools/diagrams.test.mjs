import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  ASSIGNMENT_STATES,
  DomainError,
  LEAD_STATUSES,
  PAYMENT_STATUSES,
  QUOTE_STATES,
  settled,
  waived,
  waiverUndone,
} from '@boligstyling/domain';
import { actOf, LIKELY_STEPS, Market, sampleSale, STEPS } from '@boligstyling/domain/testing';
import fc from 'fast-check';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const PAGE = read('docs/architecture.md');
const DRAWN = [...PAGE.matchAll(/```mermaid\n(\w+).*\n([\s\S]*?)```/g)];
const drawn = (kind) => DRAWN.filter(([, its]) => its === kind).map(([, , lines]) => lines);

/** Arrows of a state diagram, as «a → b». An arrow of a group is one of each of its states. */
function arrowsIn(diagram) {
  const arrows = [...diagram.matchAll(/(\S+) --> ([^\s:]+)/g)].map(([, ...ends]) => ends);
  const groups = Object.fromEntries(
    [...diagram.matchAll(/state (\w+) \{\n([^}]*)\}/g)].map(([, name, lines]) => [
      name,
      [...new Set([...lines.matchAll(/(\w+) --> (\w+)/g)].flatMap(([, ...ends]) => ends))],
    ]),
  );
  const members = (end) => groups[end] ?? [end];
  return new Set(
    arrows.flatMap(([from, to]) =>
      members(from).flatMap((one) => members(to).map((other) => `${one} → ${other}`)),
    ),
  );
}

const statesIn = (arrows) =>
  [...new Set([...arrows].flatMap((arrow) => arrow.split(' → ')))].filter((it) => it !== '[*]');

const [LEAD, ASSIGNMENT, QUOTE, SALE] = drawn('stateDiagram').map(arrowsIn);

/** A market that notes each change of a state, with the step that was taken. */
class WatchedMarket extends Market {
  step = '';
  changes = [];

  happen(leadId, what) {
    const before = this.state(leadId);
    super.happen(leadId, what);
    const after = this.state(leadId);
    this.note('lead', before.status, after.status);
    for (const { id, state } of after.assignments)
      this.note('assignment', before.assignments.find((it) => it.id === id)?.state, state);
    for (const { id, state } of after.quotes)
      this.note('quote', before.quotes.find((it) => it.id === id)?.state, state);
    for (const { id, paymentStatus } of after.sales)
      this.note('sale', before.sales.find((it) => it.id === id)?.paymentStatus, paymentStatus);
  }

  note(what, from = '[*]', to) {
    if (from !== to) this.changes.push({ what, step: this.step, arrow: `${from} → ${to}` });
  }
}

function take(market, step) {
  const { leads, newId, now, partners } = market;
  const act = actOf(step, { leads, newId, now, partnerIds: [...partners.keys()] });
  if (act?.kind === 'receive') market.receive(act.lead, act.consents);
  if (act?.kind === 'happen') market.happen(act.leadId, act.what);
  if (act?.kind === 'change') market.change(act.partnerId, { active: act.active });
  if (act?.kind === 'wait') market.advanceHours(act.hours);
  market.settle();
}

function changesOf(steps) {
  const market = new WatchedMarket();
  for (let made = 0; made < 10; made += 1) market.join(`S${made}`, { weeklyCapacity: 1 + made });
  for (let made = 0; made < 2; made += 1) market.join(`A${made}`, { kind: 'estate-agent' });
  for (const step of steps) {
    [market.step] = step;
    try {
      take(market, step);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return market.changes;
}

const kind = fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...LIKELY_STEPS));
const history = fc.array(fc.tuple(kind, fc.nat(40), fc.nat(40)), { minLength: 60, maxLength: 60 });

describe('a state diagram of the architecture', () => {
  const changes = fc.sample(history, { numRuns: 60, seed: 1 }).flatMap(changesOf);
  const seen = (what) => changes.filter((it) => it.what === what);

  it('of a lead has its statuses, and every change that nobody makes by hand', () => {
    expect(statesIn(LEAD).toSorted()).toEqual(LEAD_STATUSES.toSorted());
    const byItself = seen('lead').filter(({ step }) => !step.endsWith('-by-hand'));
    expect(byItself.length).toBeGreaterThan(50);
    expect(byItself.filter(({ arrow }) => !LEAD.has(arrow))).toEqual([]);
  });

  it.each([
    ['assignment', ASSIGNMENT, ASSIGNMENT_STATES],
    ['quote', QUOTE, QUOTE_STATES],
  ])('of the %s has its states, and every change that was seen', (what, arrows, states) => {
    expect(statesIn(arrows).toSorted()).toEqual(states.toSorted());
    expect(seen(what).length).toBeGreaterThan(20);
    expect(seen(what).filter(({ arrow }) => !arrows.has(arrow))).toEqual([]);
  });

  it('of a sale has its statuses and exactly the changes that the domain makes', () => {
    expect(statesIn(SALE).toSorted()).toEqual(PAYMENT_STATUSES.toSorted());
    const at = new Date();
    const made = PAYMENT_STATUSES.flatMap((from) => {
      const sale = sampleSale({ paymentStatus: from });
      const next = PAYMENT_STATUSES.filter((to) => isMade(() => settled(sale, to, at)));
      const undone = from === 'credited' ? [] : [waiverUndone(waived(sale, at), 'Feil', at)];
      return [
        ...next.map((to) => `${from} → ${to}`),
        ...undone.map(({ paymentStatus }) => `credited → ${paymentStatus}`),
      ];
    });
    expect([...SALE].toSorted()).toEqual(['[*] → pending', ...made].toSorted());
    expect(seen('sale').filter(({ arrow }) => !SALE.has(arrow))).toEqual([]);
  });
});

function isMade(change) {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

describe('the tables of the architecture', () => {
  const schema = read('libs/adapters-postgres/src/migrations/0001-baseline.ts');
  const definitions = schema.split(/create table /).slice(1);
  const nameOf = (definition) => /^\w+/.exec(definition)[0];

  it('are those of the schema, a row for each', () => {
    const [, section] = PAGE.split('\n## Tables\n');
    const rows = [...section.split('\n## ')[0].matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(definitions.map(nameOf).toSorted());
  });

  it('are drawn with every reference between them', () => {
    const references = definitions.flatMap((definition) =>
      [...definition.matchAll(/ references (\w+)\(/g)].map(
        ([, referenced]) => `${referenced} → ${nameOf(definition)}`,
      ),
    );
    const [flowchart] = drawn('flowchart');
    const arrows = [...flowchart.matchAll(/^ *(.*) --> (.*)$/gm)].flatMap(([, from, to]) =>
      from.split(' & ').flatMap((one) => to.split(' & ').map((other) => `${one} → ${other}`)),
    );
    expect(arrows.toSorted()).toEqual([...new Set(references)].toSorted());
  });
});
