import { describe, expect, test } from '@jest/globals';
import { isHostName, isSingleLine, LEAD_FIELDS } from '@boligstyling/domain';
import fc from 'fast-check';
import { landingOf } from './landing';

const OURS = 'https://www.boligstyling.example';

describe('the landing', () => {
  test('campaign marks come from the address', () => {
    const query = 'utm_source=nyhetsbrev&utm_medium=email&utm_campaign=v%C3%A5rsalg+2026&gclid=x';
    expect(landingOf(`${OURS}/oslo?${query}#lead-form`, '')).toEqual({
      utm_source: 'nyhetsbrev',
      utm_medium: 'email',
      utm_campaign: 'vårsalg 2026',
    });
  });

  test('the referrer is reduced to its host', () => {
    const referrer = 'https://kari:hemmelig@www.finn.no:8443/annonse?id=7&soker=kari#kart';
    expect(landingOf(`${OURS}/`, referrer)).toEqual({ referrer_host: 'www.finn.no' });
    expect(landingOf(`${OURS}/`, 'android-app://com.google.android.gm/')).toEqual({
      referrer_host: 'com.google.android.gm',
    });
  });

  test('marks survive a full load from an own page, which is no referrer', () => {
    expect(landingOf(`${OURS}/oslo`, `${OURS}/?utm_campaign=v%C3%A5r&utm_source=finn`)).toEqual({
      utm_campaign: 'vår',
      utm_source: 'finn',
    });
    expect(landingOf(`${OURS}/oslo?utm_source=ny`, `${OURS}/?utm_source=finn`)).toEqual({
      utm_source: 'ny',
    });
  });

  test.each(['', 'about:blank', 'nonsense', 'http://[::1]/', `${OURS}/faq`])(
    'the origin is unknown after «%s»',
    (referrer) => expect(landingOf(`${OURS}/?utm_source=&utm_term=%20`, referrer)).toEqual({}),
  );

  test('no value is one that the API would reject', () => {
    const odd = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(odd, odd, (mark, host) => {
        const address = `${OURS}/?utm_campaign=${encodeURIComponent(mark.toWellFormed())}`;
        const { utm_campaign = '', referrer_host } = landingOf(address, `https://${host}/`);
        expect(utm_campaign.length).toBeLessThanOrEqual(LEAD_FIELDS.utmCampaign.limit);
        expect(isSingleLine(utm_campaign)).toBe(true);
        expect(referrer_host === undefined || isHostName(referrer_host)).toBe(true);
      }),
    );
  });
});
