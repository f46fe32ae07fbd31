import { randomUUID } from 'node:crypto';
import { samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresPartnerLogos } from './postgres-partner-logos.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = () => ({
  partners: new PostgresPartnerRepository(database().orm),
  logos: new PostgresPartnerLogos(database().orm),
});

describe('partner logos', () => {
  let under: ReturnType<typeof setUp>;
  let partnerId: string;
  const picture = (first: number) => Uint8Array.of(first, 0, 255);
  const shown = async () => (await under.partners.findById(partnerId))?.partner.logoId;

  beforeEach(async () => {
    under = setUp();
    partnerId = randomUUID();
    await under.partners.add(samplePartner({ id: partnerId, email: `${partnerId}@stil.no` }));
  });

  it('are stored unchanged and shown with the partner', async () => {
    expect(await shown()).toBeNull();
    const id = randomUUID();
    await under.logos.keep(partnerId, id, picture(1));
    expect(Uint8Array.from((await under.logos.find(id)) ?? [])).toEqual(picture(1));
    expect(await shown()).toBe(id);
    expect(await under.logos.find(randomUUID())).toBeUndefined();
  });

  it('replace the earlier one of the same partner', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await under.logos.keep(partnerId, first, picture(1));
    await under.logos.keep(partnerId, second, picture(2));
    expect(await under.logos.find(first)).toBeUndefined();
    expect(await shown()).toBe(second);
  });

  it('disappear when removed, without those of others', async () => {
    const other = randomUUID();
    await under.partners.add(samplePartner({ id: other, email: `${other}@stil.no` }));
    const [mine, others] = [randomUUID(), randomUUID()];
    await under.logos.keep(partnerId, mine, picture(1));
    await under.logos.keep(other, others, picture(2));
    await under.logos.remove(partnerId);
    await under.logos.remove(partnerId);
    expect(await under.logos.find(mine)).toBeUndefined();
    expect(await shown()).toBeNull();
    expect(await under.logos.find(others)).toBeDefined();
  });
});
