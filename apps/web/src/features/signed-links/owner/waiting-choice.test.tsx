import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { WaitingChoice } from './waiting-choice';

const partner = (
  name: string,
  state: AskedPartnerDto['state'],
  knows_you: boolean,
  kind: AskedPartnerDto['kind'] = 'stylist',
) => ({ name, kind, state, knows_you }) as AskedPartnerDto;

beforeEach(() => connectLinks());

const shownIf = (
  waiting_asks_again: boolean,
  partners: AskedPartnerDto[],
  state: OwnerPageDto['search']['state'] = 'searching',
) => {
  const view = {
    ...{ service: 'Fullstyling', partners, search: { state } },
    choices: { waiting_asks_again },
  } as OwnerPageDto;
  return render(
    <Provider store={pageStore()}>
      <WaitingChoice token="t" view={view} />
    </Provider>,
  ).container.textContent;
};
const shown = (...partners: AskedPartnerDto[]) => shownIf(true, partners);

test('a second round for silent partners is mentioned only where it happens', () => {
  expect(shownIf(true, [])).toContain('De som ikke svarte, spør vi én gang til');
  const text = shownIf(false, []);
  expect(text).toContain('Vi leter i to uker til, og spør nye som kommer til.');
  expect(text).not.toContain('ikke svarte');
});

test('without an accepted partner, withdrawing ends the search and nobody has the details', () => {
  const text = shown(partner('Bo Lie', 'declined', false));
  expect(text).toContain(ownerPage.waitWithdrawText);
  expect(text).toContain(ownerPage.waitNote);
});

test('with an accepted partner, withdrawing applies to it too and says so', () => {
  const text = shown(
    partner('Bo Lie', 'declined', false),
    partner('Anna Solheim', 'accepted', true),
  );
  expect(text).toContain('ber Anna om ikke å ta kontakt');
  expect(text).not.toContain(ownerPage.waitNote);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('with an accepted partner the question gives its reason', () => {
  const agent = partner('Arne Vik', 'accepted', true, 'estate-agent');
  expect(shownIf(false, [agent])).toContain(ownerPage.waitReasons.noStylist);
  expect(shownIf(false, [agent])).not.toContain('to uker, og spør ikke flere');
  expect(shownIf(false, [agent], 'ended')).toContain(
    `${ownerPage.waitReasons.noStylist} Vi har lett i to uker`,
  );
  const stylist = partner('Anna Solheim', 'accepted', true);
  const text = shownIf(false, [stylist, agent], 'ended');
  expect(text).toContain('spør ikke flere av oss selv. For Anna og Arne endrer det ingenting.');
  expect(text).not.toContain(ownerPage.waitReasons.noStylist);
});

test('without an accepted partner the headline gives the reason', () => {
  expect(shownIf(false, [partner('Bo Lie', 'expired', false)], 'ended')).not.toContain('to uker,');
});
