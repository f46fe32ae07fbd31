import { beforeEach, describe, expect, it } from '@jest/globals';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { correctLead } from '../owner.js';
import { acceptAssignment, undoAnswer } from '../answer.js';

const ID = 'lead-1';
let market: Market;
const state = () => market.state(ID);
const of = (name: string) =>
  state().assignments.filter(({ partnerId }) => partnerId === `partner-${name}`);
const last = (name: string) => of(name).at(-1)!;
const correctService = () => {
  market.happen(ID, (it) => correctLead(it, { serviceType: 'Delstyling' }, false));
};

beforeEach(() => {
  market = new Market();
  market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
  market.join('S2', { services: ['Fullstyling', 'Delstyling'] });
  market.join('S3', { services: ['Fullstyling'] });
  market.receive(sampleLead({ id: ID, receivedAt: market.now }));
  market.settle();
  market.happen(ID, (it) => acceptAssignment(it, last('S1').id));
  market.mails.length = 0;
});

describe('a corrected service', () => {
  it('ends offered assignments unpaid, and only partners who offer the service are asked again', () => {
    correctService();
    expect(of('S2')).toMatchObject([{ state: 'withdrawn', withdrawnBy: 'service' }]);
    market.settle();
    expect(of('S2').map((each) => each.state)).toEqual(['withdrawn', 'offered']);
    expect(of('S3').map((each) => each.state)).toEqual(['withdrawn']);
    expect(state().sales.map(({ partnerId }) => partnerId)).toEqual(['partner-S1']);
  });

  it('leaves an accepted assignment at its price, and e-mails its partner', () => {
    const { priceOre } = last('S1');
    correctService();
    expect(last('S1')).toMatchObject({ state: 'accepted', priceOre });
    expect(state().sales).toMatchObject([{ paymentStatus: 'pending', amountOre: priceOre }]);
    const reported = market.mails.filter(({ kind }) => kind === 'partner-correction');
    expect(reported.map(({ assignmentId }) => assignmentId)).toEqual([last('S1').id]);
  });

  it('lets that partner undo free of charge for two working days', () => {
    market.advanceHours(5);
    correctService();
    market.advanceHours(24);
    market.happen(ID, (it) => undoAnswer(it, last('S1').id));
    expect(last('S1').state).toBe('undone');
    expect(state().sales).toMatchObject([{ paymentStatus: 'credited' }]);
  });

  it('allows no undo after two working days, nor without a correction', () => {
    market.advanceHours(5);
    expect(() => market.happen(ID, (it) => undoAnswer(it, last('S1').id))).toThrow();
    correctService();
    market.advanceHours(24 * 5);
    expect(() => market.happen(ID, (it) => undoAnswer(it, last('S1').id))).toThrow();
    expect(state().sales).toMatchObject([{ paymentStatus: 'pending' }]);
  });
});
