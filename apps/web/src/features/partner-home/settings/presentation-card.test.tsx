import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { PresentationCard } from './presentation-card';

const PAGE = {
  name: 'Stine Stylist',
  company: 'Stil og Rom AS',
  kind: 'stylist',
  presentation: '',
  website: '',
  phone: '40000001',
  logo: null,
} as unknown as PartnerPageDto;

test('the card says whom to ask about fields that cannot be changed here', () => {
  connectLinks();
  render(
    <Provider store={pageStore()}>
      <PresentationCard page={PAGE} />
    </Provider>,
  );
  const isReported = () => {
    expect(screen.getByText(/e-posten endrer vi for deg/)).toBeDefined();
    const contact = screen.getByRole('link', { name: 'Ta kontakt med oss' });
    expect(contact.getAttribute('href')).toBe('/kontakt');
  };
  isReported();
  fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
  isReported();
});
