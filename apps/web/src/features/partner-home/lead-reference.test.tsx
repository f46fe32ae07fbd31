import type { PartnerLeadDto } from '@boligstyling/api-client/partner';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { AcceptedLead } from './accepted-leads';

connectLinks();

const LEAD: PartnerLeadDto = {
  ...{
    id: 'a',
    reference: '7A1B2C3D',
    accepted_at: '2026-11-20T10:00:00Z',
    price_ore: 60_000,
    asks_for_vat: true,
  },
  ...{ service: 'Fullstyling', report: null, dispute_until: null, withdrawn: false, link: null },
  dispute_granted: false,
  quote_state: null,
  owner: {
    ...{ name: 'Kari Nordmann', phone: '40000000', email: 'kari@nordmann.no' },
    ...{ address: 'Storgata 1, Bergen', contact_by_email: false, details: [] },
  },
};

test('an accepted lead shows the reference of its invoice beside the owner', () => {
  render(
    <Provider store={pageStore()}>
      <AcceptedLead lead={LEAD} canQuote={false} />
    </Provider>,
  );
  screen.getByText('Kari Nordmann');
  expect(document.body.textContent).toContain('Referanse\u00a07A1B2C3D');
});
