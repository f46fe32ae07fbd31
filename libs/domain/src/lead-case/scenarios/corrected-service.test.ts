import { beforeEach, describe, expect, it } from '@jest/globals';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import type { OpenCase } from '../open-case.js';
import { correctLead } from '../owner.js';
import { agreeToAgent } from '../owner-consents.js';
import { recordReport } from '../report.js';
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

  it('lets it undo also after an earlier report, and not after a later one', () => {
    market.advanceHours(5);
    market.happen(ID, (it) => recordReport(it, last('S1').id, 'contacted'));
    market.advanceHours(1);
    correctService();
    expect(market.mails.map(({ kind }) => kind)).toContain('partner-correction');
    const undo = (it: OpenCase) => undoAnswer(it, last('S1').id);
    const before = state();
    market.happen(ID, undo);
    expect(last('S1').state).toBe('undone');
    expect(state().sales).toMatchObject([{ paymentStatus: 'credited' }]);
    market.leads.set(ID, before);
    market.advanceHours(1);
    market.happen(ID, (it) => recordReport(it, last('S1').id, 'lost'));
    expect(() => market.happen(ID, undo)).toThrow('Du har meldt fra');
  });

  it('lets no partner undo that reports after a correction at night, before working time', () => {
    market.advanceTo(new Date('2026-11-24T21:00:00.000Z'));
    correctService();
    market.advanceHours(5);
    market.happen(ID, (it) => recordReport(it, last('S1').id, 'contacted'));
    expect(() => market.happen(ID, (it) => undoAnswer(it, last('S1').id))).toThrow(
      'Du har meldt fra',
    );
  });

  it('lets no partner undo that had reported a job', () => {
    market.happen(ID, (it) => recordReport(it, last('S1').id, 'won'));
    market.advanceHours(1);
    correctService();
    expect(() => market.happen(ID, (it) => undoAnswer(it, last('S1').id))).toThrow();
  });

  it('leaves an agent beside stylists as it was, asked or accepted', () => {
    market.join('A1', { kind: 'estate-agent' });
    market.join('A2', { kind: 'estate-agent' });
    market.happen(ID, (it) => agreeToAgent(it, true));
    market.settle();
    const asked = last('A1');
    correctService();
    expect(last('A1')).toEqual(asked);
    market.happen(ID, (it) => acceptAssignment(it, asked.id));
    market.settle();
    market.advanceHours(1);
    market.mails.length = 0;
    market.happen(ID, (it) => correctLead(it, { serviceType: 'Fullstyling' }, false));
    expect(market.mails.map(({ assignmentId }) => assignmentId)).not.toContain(asked.id);
    expect(() => market.happen(ID, (it) => undoAnswer(it, asked.id))).toThrow();
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
