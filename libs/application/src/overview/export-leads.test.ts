import { expect, it } from '@jest/globals';
import type { ListLeads } from '../leads/list-leads.js';
import { sampleLead } from '../leads/testing/sample-lead.js';
import { ExportLeads } from './export-leads.js';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const figuresOf = (leadId: string) => ({ leadId, quotes: 2, firstSentAt: NOW, chosen: null });
const listed = () => ({ ...sampleLead(), partnerId: null, mergedInto: null });

it('exported leads have the figures of their own quotes, batch by batch', async () => {
  const [first, second, third] = [listed(), listed(), listed()];
  const all: ListLeads['all'] = async function* (_, __, complete) {
    yield await complete([first, second]);
    yield await complete([third]);
  };
  const ofLeads = async (ids: readonly string[]) =>
    ids.filter((id) => id !== second.id).map(figuresOf);
  const batches = [];
  const exported = new ExportLeads({ all }, { ofLeads }).execute({}, 'received_at');
  for await (const batch of exported) batches.push(batch.map(({ quotes }) => quotes));
  expect(batches).toEqual([[figuresOf(first.id), undefined], [figuresOf(third.id)]]);
});
