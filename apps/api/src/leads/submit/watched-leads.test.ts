import type { LeadRepository } from '@boligstyling/application';
import { sampleLead } from '@boligstyling/application/testing';
import { DomainError } from '@boligstyling/domain';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SubmitWatch } from '../../platform/health/readiness.js';
import type { Traces } from '../../platform/tracing/traces.js';
import { WatchedLeads } from './watched-leads.js';

const LEAD = sampleLead();

describe('an erasure in the log', () => {
  let logged: unknown[];
  beforeEach(() => {
    logged = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void logged.push(line));
  });
  afterEach(() => void jest.restoreAllMocks());

  const watched = (leads: Partial<LeadRepository>) =>
    new WatchedLeads(leads as LeadRepository, {} as SubmitWatch, {} as Traces);
  const away = () => Promise.reject(new DomainError('storage-unavailable'));
  const isLogged = (leads: Partial<LeadRepository>) =>
    watched(leads)
      .erase(LEAD.id)
      .catch(({ code }: DomainError) => code);

  it('names each lead that is gone', async () => {
    expect(await isLogged({ erase: async () => ['one', 'other'] })).toEqual(['one', 'other']);
    expect(logged).toMatchObject([{ lead: 'one' }, { lead: 'other' }]);
  });

  it('names the lead where the answer to the commit was lost, so that a restore can repeat it', async () => {
    expect(await isLogged({ erase: away, findById: async () => undefined })).toBe(
      'storage-unavailable',
    );
    expect(await isLogged({ erase: away, findById: away })).toBe('storage-unavailable');
    const line = { msg: 'erased', lead: LEAD.id };
    expect(logged).toEqual([line, line]);
  });

  it('is missing where the lead is still there, or never was', async () => {
    await isLogged({ erase: away, findById: async () => LEAD });
    const unknown = () => Promise.reject(new DomainError('lead-not-found'));
    await isLogged({ erase: unknown, findById: async () => undefined });
    expect(logged).toEqual([]);
  });
});
