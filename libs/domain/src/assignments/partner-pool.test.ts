import { describe, expect, it } from '@jest/globals';
import { closedUnanswered, noFigures } from './partner-figures.js';
import { PartnerPool } from './partner-pool.js';
import { samplePartner } from '../testing/sample-partner.js';

const now = new Date('2026-11-24T12:00:00.000Z');
const [anne, berit, agent] = [
  samplePartner({ id: 'anne' }),
  samplePartner({ id: 'berit', areas: ['NO'] }),
  samplePartner({ id: 'agent', kind: 'estate-agent' }),
];
const everyone = [anne, berit, agent];

describe('the partner pool', () => {
  it('indexes partners by area and kind', () => {
    const pool = new PartnerPool(everyone, [], 0);
    const covering = (...where: Parameters<PartnerPool['covering']>) =>
      pool.covering(...where).map(({ partner }) => partner.id);
    expect(covering('4601', 'stylist')).toEqual(['anne', 'berit']);
    expect(covering('4601', 'stylist')).toEqual(['anne', 'berit']);
    expect(covering('0301', 'stylist')).toEqual(['berit']);
    expect(covering('4601', 'estate-agent')).toEqual(['agent']);
    expect(covering(null, 'stylist')).toEqual([]);
    expect([pool.count('stylist'), pool.count('estate-agent')]).toEqual([2, 1]);
  });

  it('lists a partner once, even if several of its areas cover the home', () => {
    const twice = samplePartner({ id: 'twice', areas: ['46', '4601'] });
    const found = new PartnerPool([twice], [], 0).covering('4601', 'stylist');
    expect(found.map(({ partner }) => partner.id)).toEqual(['twice']);
  });

  it('counts partners outside the pool', () => {
    const kinds = [
      ['stylist', 5],
      ['interior-architect', 2],
      ['estate-agent', 1],
    ] as const;
    const pool = new PartnerPool([anne], [], 0, new Map(kinds));
    expect([pool.count('stylist'), pool.count('estate-agent')]).toEqual([7, 1]);
  });

  it('has figures of its own partners only, none at first', () => {
    const known = { ...noFigures('anne'), open: 2 };
    const pool = new PartnerPool(everyone, [known, noFigures('gone')], 0);
    expect(pool.find('anne')).toEqual({ partner: anne, figures: known });
    expect(pool.find('berit')).toEqual({ partner: berit, figures: noFigures('berit') });
    expect(pool.find('gone')).toBeUndefined();
    expect(pool.changed()).toEqual([]);
  });

  it('numbers questions consecutively', () => {
    const pool = new PartnerPool(everyone, [], 7);
    pool.asked('anne', now);
    pool.asked('berit', now);
    expect(
      pool.changed().map(({ partnerId, lastAskedOrder }) => [partnerId, lastAskedOrder]),
    ).toEqual([
      ['anne', 8],
      ['berit', 9],
    ]);
  });

  it('shows each change to the decisions after it', () => {
    const pool = new PartnerPool(everyone, [], 0);
    pool.change('anne', (figures) => ({ ...figures, open: figures.open + 1 }));
    pool.change('anne', (figures) => ({ ...figures, open: figures.open + 1 }));
    pool.change('gone', (figures) => figures);
    expect(pool.covering('4601', 'stylist')[0]?.figures.open).toBe(2);
    expect(pool.changed()).toEqual([{ ...noFigures('anne'), open: 2 }]);
  });

  it('gives a partner its capacity back when the lead of an open offer is erased', () => {
    const pool = new PartnerPool([anne], [{ ...noFigures('anne'), open: 1 }], 0);
    pool.offerErased('anne');
    expect(pool.find('anne')?.figures.open).toBe(0);
  });

  it('compares free capacity with that before the first of several changes', () => {
    const pool = new PartnerPool([anne], [], 0);
    for (let nth = 0; nth < anne.weeklyCapacity; nth += 1) pool.asked('anne', now);
    pool.change('anne', closedUnanswered);
    expect(pool.freed(now)).toEqual([]);
  });

  it('names the partners that got free capacity and are active', () => {
    const some = ['anne', 'paused', 'asked-again', 'had-some', 'still-full'];
    const partners = some.map((id) =>
      samplePartner({
        id,
        active: id !== 'paused',
        weeklyCapacity: id === 'had-some' ? 2 : 1,
      }),
    );
    const figures = some.map((id) => ({
      ...noFigures(id),
      open: id === 'still-full' ? 2 : 1,
    }));
    const pool = new PartnerPool(partners, figures, 0);
    for (const id of some) pool.change(id, closedUnanswered);
    pool.asked('asked-again', now);
    expect(pool.freed(now)).toEqual([partners[0]]);
  });
});
