import type { AskedPartnerDto, OwnRequestDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownRequest } from '../../content/own-request';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { WaitingChoice } from './waiting-choice';

const partner = (name: string, state: AskedPartnerDto['state'], knows_you: boolean) =>
  ({ name, state, knows_you }) as AskedPartnerDto;

beforeEach(() => connectLinks());

const shownIf = (waiting_asks_again: boolean, partners: AskedPartnerDto[]) => {
  const view = { partners, choices: { waiting_asks_again } } as OwnRequestDto;
  return render(
    <Provider store={pageStore()}>
      <WaitingChoice token="t" view={view} />
    </Provider>,
  ).container.textContent;
};
const shown = (...partners: AskedPartnerDto[]) => shownIf(true, partners);

test('says that those who were silent are asked once more only where they are', () => {
  expect(shownIf(true, [])).toContain('De som ikke svarte, spør vi én gang til');
  const text = shownIf(false, []);
  expect(text).toContain('Vi leter i to uker til, og spør nye som kommer til.');
  expect(text).not.toContain('ikke svarte');
});

test('where nobody has it, withdrawing is to look no longer, and nobody knows her', () => {
  const text = shown(partner('Bo Lie', 'declined', false));
  expect(text).toContain(ownRequest.waitWithdrawText);
  expect(text).toContain(ownRequest.waitNote);
});

test('where somebody has it, withdrawing takes it from those, too, and says so', () => {
  const text = shown(
    partner('Bo Lie', 'declined', false),
    partner('Anna Solheim', 'accepted', true),
  );
  expect(text).toContain('ber Anna om ikke å ta kontakt');
  expect(text).not.toContain(ownRequest.waitNote);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
