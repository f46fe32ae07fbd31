import { describe, expect, it } from '@jest/globals';
import { cookies } from './cookies';
import { privacy } from './privacy';
import { brand } from '../testing/brand';

const keys = {
  'Nødvendig lagring': [
    'cookie-consent',
    'pending-leads',
    'lead-draft',
    'lead-submission',
    'pending-leads-sender',
    'lead-submitted',
    '__Secure-boligstyling-request',
    'admin-token',
    'admin-session',
    'boligstyling-session',
    'admin-session-renewal',
    'admin-hotkeys',
    '__Secure-boligstyling-device',
    'quote-drafts',
    'form-drafts',
    '__Secure-boligstyling-partner',
  ],
  'Funksjonell lagring': ['form-preferences', 'location-preferences'],
  'Informasjonskapsler for analyse': ['_ga', '_ga_*'],
  'Informasjonskapsler for markedsføring': [
    '_gcl_au',
    '_gcl_aw',
    '_gcl_gs',
    '_gcl_gb',
    '_gcl_ag',
    '_gcl_ls',
    '_fbp',
    '_fbc',
    'lastExternalReferrer',
    'lastExternalReferrerTime',
  ],
};

describe('the cookie policy', () => {
  it('every key is listed under its category with purpose and retention', () => {
    const tables = cookies(brand).blocks.filter((block) => block.kind === 'table');
    expect(
      Object.fromEntries(tables.map(({ caption, rows }) => [caption, rows.map(([key]) => key)])),
    ).toEqual(keys);
    for (const cell of tables.flatMap(({ rows }) => rows.flat())) expect(cell).not.toBe('');
  });

  it('the administrator session is named after the configured product', () => {
    expect(JSON.stringify(cookies({ ...brand, productName: 'homestyling' }))).toContain(
      'homestyling-session',
    );
  });
});

describe('the privacy statement', () => {
  it.each(Object.values(keys).flat())('mentions %s', (key) => {
    expect(JSON.stringify(privacy(brand))).toContain(`"${key}: `);
  });
});
