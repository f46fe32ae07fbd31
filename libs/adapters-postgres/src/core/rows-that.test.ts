import { describe, expect, it } from '@jest/globals';
import { NULL_OR_TEXT, NULL_OR_TIME, rowsThat } from './rows-that.js';

const STATES = ['sent', 'paid', 'gone', 'lost'] as const;
type State = (typeof STATES)[number];

const ofState = (...states: State[]) =>
  rowsThat(({ state }: { state: State }) => states.includes(state), { state: STATES });

describe('the condition of rows that', () => {
  it.each([
    ['one state', ofState('sent'), `s.state = 'sent'`],
    ['some states', ofState('sent', 'gone'), `s.state in ('sent', 'gone')`],
    ['all states but one', ofState('sent', 'gone', 'lost'), `s.state <> 'paid'`],
    ['every state', ofState(...STATES), 'true'],
    ['no state', ofState(), 'false'],
  ])('have %s', (_, condition, sql) => {
    expect(condition('s')).toBe(sql);
  });

  it('have one state, without an alias for an index', () => {
    expect(ofState('sent')()).toBe(`state = 'sent'`);
  });

  it('have a value or none', () => {
    const is = (holds: (it: { at: Date | null }) => boolean) =>
      rowsThat(holds, { at: NULL_OR_TIME });
    expect(is(({ at }) => at === null)('s')).toBe('s.at is null');
    expect(is(({ at }) => at !== null)('s')).toBe('s.at is not null');
  });

  it('differ by state and value are named each', () => {
    const holds = (it: { state: State; invoiceId: string | null }) =>
      it.state === 'gone' || (it.state === 'sent' && it.invoiceId !== null);
    expect(rowsThat(holds, { state: STATES, invoiceId: NULL_OR_TEXT })('s')).toBe(
      `(s.state = 'sent' and s.invoice_id is not null or s.state = 'gone')`,
    );
  });
});
