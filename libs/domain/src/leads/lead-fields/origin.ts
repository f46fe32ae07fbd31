import { HOST_MAX, isHostName } from '../../core/website.js';
import { type LeadField, ADMINISTRATORS } from '../lead-field.js';
import { CAMPAIGN_MARK_MAX } from '../lead-limits.js';
import { trimmed } from '../../core/text.js';

const CAMPAIGN_MARK = {
  kind: 'line',
  limit: CAMPAIGN_MARK_MAX,
  absent: '',
  tidy: trimmed,
  group: 'origin',
  shownTo: { ...ADMINISTRATORS, notification: false },
} as const;

export const ORIGIN_FIELDS = {
  utmSource: {
    ...CAMPAIGN_MARK,
    wire: 'utm_source',
    label: 'Kampanjekilde',
    example: 'nyhetsbrev',
    description: 'The source that led the owner to us, by the address of arrival.',
  },
  utmMedium: {
    ...CAMPAIGN_MARK,
    wire: 'utm_medium',
    label: 'Kampanjemedium',
    example: 'email',
    description: 'By what means, by the same address.',
  },
  utmCampaign: {
    ...CAMPAIGN_MARK,
    wire: 'utm_campaign',
    label: 'Kampanje',
    example: 'vårsalg 2026',
    description: 'In which campaign, by the same address.',
  },
  utmTerm: {
    ...CAMPAIGN_MARK,
    wire: 'utm_term',
    label: 'Kampanjeord',
    example: 'boligstyling bergen',
    description: 'By which words that were paid for, by the same address.',
  },
  utmContent: {
    ...CAMPAIGN_MARK,
    wire: 'utm_content',
    label: 'Kampanjeinnhold',
    example: 'knapp øverst',
    description: 'By which of several links, by the same address.',
  },
  /** The rest of the address may reveal what somebody read or searched for. */
  referrerHost: {
    wire: 'referrer_host',
    kind: 'line',
    limit: HOST_MAX,
    absent: '',
    tidy: (text: string) => text.trim().toLowerCase(),
    rules: [
      {
        holds: (text: string) => isHostName(text.trim().toLowerCase()),
        otherwise: 'Nettstedet må være et vertsnavn alene, som finn.no.',
      },
    ],
    label: 'Henvist fra',
    group: 'origin',
    shownTo: { ...ADMINISTRATORS, notification: false },
    example: 'www.finn.no',
    description: 'The host whose page led to ours, and nothing else of its address.',
  },
} as const satisfies Record<string, LeadField>;
