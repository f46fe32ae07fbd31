import { DEVELOPMENT_API_KEY } from '../../apps/api/src/config/config.ts';

/** A submission without email address, telephone and house number. */
const sampleSubmission = {
  customer_name: 'Kari Nordmann',
  customer_email: 'kari@nordmann.no',
  customer_phone: '40000000',
  service_type: 'Fullstyling',
  location: 'Bergen',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  styling_needs: 'Stue og to soverom\nskal styles før visning.',
  rooms: '3 rom',
  property_size: '74 kvm',
  timeframe: 'Innen 1 måned',
  property_type_field: 'Leilighet',
  preferred_style: '',
  message: 'Ring etter kl. 16.',
  sell_property: 'yes',
  accept_styling_only: 'yes',
  additional_info: 'Skal selge eiendommen: Ja',
  source: '',
};

export const SAMPLE_ADDRESSES = 'kari-%@nordmann.no';

const thisRun = Date.now().toString(36);
const [name, phone, street, after] = JSON.stringify(sampleSubmission).split(
  /kari@|0000000(?=")|(?<=gaten )5/,
);
let submitted = 0;

export const headers = { 'content-type': 'application/json', apikey: DEVELOPMENT_API_KEY };

/**
 * A body with its own email address, telephone and home: matching compares leads that share one.
 */
export function nextBody() {
  submitted += 1;
  const digits = String(submitted).padStart(7, '0');
  const home = `${thisRun}${submitted}`;
  return `${name}kari-${thisRun}-${submitted}@${phone}${digits}${street}${home}${after}`;
}
