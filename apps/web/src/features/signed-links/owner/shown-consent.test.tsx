import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { CONSENT_VERSION } from '@boligstyling/domain';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { AgentQuestion } from './agent-question';
import { ShowMore, StylistsAgain } from './lead-overview';

connectLinks();

const view = {
  ...{ partners: [], search: { state: 'complete' } },
  choices: { agent: 'unanswered', show_more: true },
} as unknown as OwnerPageDto;

test.each([
  ['to an agent', ownerPage.agentYes, <AgentQuestion token="t" view={view} />],
  ['to stylists again', ownerPage.stylistsYes, <StylistsAgain token="t" />],
  ['to one more', ownerPage.more, <ShowMore token="t" view={view} />],
])('a consent %s sends the version of its text', async (_, button, question) => {
  const versions: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    versions.push((request as Request).headers.get('x-form-consent'));
    return Response.json({});
  });
  render(<Provider store={pageStore()}>{question}</Provider>);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(versions[0]).toBe(CONSENT_VERSION));
});
