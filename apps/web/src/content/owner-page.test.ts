import { CONSENT_TEXTS } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { ownerPage } from './owner-page';
import { privacy } from './pages/privacy';
import { brand } from './testing/brand';

it.each([
  ['to an agent', ownerPage.agentText, CONSENT_TEXTS['estate-agent']],
  ['to stylists again', ownerPage.stylistsText, CONSENT_TEXTS.stylist],
  ['to one more stylist', ownerPage.moreText, CONSENT_TEXTS['one-more-stylist']],
])('the consent %s is shown with its stored text', (_, shown, text) => {
  expect(shown).toContain(text);
});

it.each([
  ['to have the link again', ownerPage.link.text],
  ['to write to us', JSON.stringify(privacy(brand))],
])('the way %s asks for the current address', (_, text) => {
  expect(text).toMatch(/brukte i skjemaet, eller den nye hvis du har byttet/);
});
