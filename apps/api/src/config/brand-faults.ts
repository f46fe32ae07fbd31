interface BrandSettings {
  readonly productName: string;
  readonly wordmark: string;
  readonly googleAdsSendTo: string;
  readonly ga4Id: string;
  readonly metaPixelId: string;
}

/** Room for any company's name: what is longer is a slip, such as a whole text. */
const LONGEST_NAME = 80;

/** How each tracker's owner writes its ids: by another nothing is counted, and nobody is told. */
const TRACKERS = [
  ['GOOGLE_ADS_SEND_TO', 'googleAdsSendTo', /^AW-\d+\/[\w-]+$/, 'AW-123456789/AbCdEf'],
  ['GA4_ID', 'ga4Id', /^GT?-[A-Z\d]+$/, 'G-ABC1234567'],
  ['META_PIXEL_ID', 'metaPixelId', /^\d+$/, '123456789012345'],
] as const;

/** What is wrong with the names and the trackers, be they set or in the brand file; one sentence each. */
export function brandFaults(settings: BrandSettings): string[] {
  const faults: string[] = [];
  const names = { PRODUCT_NAME: settings.productName, WORDMARK: settings.wordmark };
  for (const [name, value] of Object.entries(names)) {
    if (
      value.length > LONGEST_NAME ||
      !/[\p{L}\p{N}]/u.test(value) ||
      /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
    ) {
      faults.push(`${name} must be a name on one line, of ${LONGEST_NAME} signs at most`);
    }
  }
  for (const [name, key, form, example] of TRACKERS) {
    const value = settings[key];
    if (value && !form.test(value)) faults.push(`${name} must look like ${example}`);
  }
  return faults;
}
