import { describe, expect, it } from '@jest/globals';
import { partnerApplicationHref } from './partner-application';

const brand = {
  productName: 'styling',
  wordmark: 'Hus & hjem',
  contactEmail: 'kontakt+nye@hus.example',
};

describe('the partnership application', () => {
  const href = partnerApplicationHref(brand);

  it('the link keeps contact address, subject and body intact', () => {
    const url = new URL(href);
    expect(decodeURIComponent(url.pathname)).toBe(brand.contactEmail);
    expect(url.searchParams.get('subject')).toBe('Søknad om å bli partner i Hus & hjem');
    expect(url.searchParams.get('body')).toContain('Jeg vil gjerne bli partner i Hus & hjem.');
  });

  it('lines break with CRLF, and everything else is encoded', () => {
    expect(href).toContain('Hei%0D%0A%0D%0AJeg');
    expect(href.replaceAll('%0D%0A', '')).not.toMatch(/%0A|%0D|\s|\+/);
  });

  it('fits the 2,000 characters that mail programs reliably accept', () => {
    expect(href.length).toBeLessThan(2000);
  });
});
