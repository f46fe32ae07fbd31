import { CONSENT_TEXTS } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { ownRequest } from './own-request';

it.each([
  ['to an agent', ownRequest.agentText, CONSENT_TEXTS['estate-agent']],
  ['to one more stylist', ownRequest.moreText, CONSENT_TEXTS['one-more-stylist']],
])('shows whoever says yes %s the text that the yes is kept with', (_, shown, { text }) => {
  expect(shown).toContain(text);
});
