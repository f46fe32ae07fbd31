import { expect, it } from '@jest/globals';
import { sampleLead } from '../testing/sample-lead.js';
import { withoutOwnersTexts } from './owner-confirmation.js';

const AD = 'Billige klokker';
const written = {
  ...{ customerName: AD, customerPhone: '99999999', address: AD, propertyType: AD, timeframe: AD },
  ...{ stylingNeeds: AD, rooms: AD, propertySize: AD, preferredStyle: AD, message: AD },
  ...{ additionalInfo: AD, municipalityNumber: AD, source: AD, utmSource: AD, referrerHost: AD },
};

it('an unproven mailbox gets no text that was typed in its lead', () => {
  const lead = sampleLead({ ...written, location: `Bergen, ${AD}` });
  const empty = Object.fromEntries(Object.keys(written).map((key) => [key, '']));
  expect(withoutOwnersTexts(lead)).toEqual({ ...lead, ...empty, location: 'Bergen' });
});
