interface LeadPartRules {
  readonly of: 'lead' | 'assignment' | 'quote';
  /** `kept`: for the accounts, without the owner's data. */
  readonly erasure: 'erased' | 'kept';
  readonly download: string | null;
  readonly isBackedUp: boolean;
  /** `shared`: also on the page of the owner's merged leads. */
  readonly merge: 'shared' | 'apart';
  /** The audit log records these calls. */
  readonly shownBy: readonly string[];
  /** Times that postpone retention. */
  readonly activeAt: readonly string[];
}

/**
 * Everything stored for a lead beside its row, in the order of a restore. Erasure, download,
 * backup, merge, audit and retention follow.
 */
export const LEAD_PARTS = {
  event: {
    of: 'lead',
    erasure: 'erased',
    download: 'history',
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['getLead', 'exportLeadDetail'],
    activeAt: ['at'],
  },
  /** Not downloaded: partners' figures. */
  round: {
    of: 'lead',
    erasure: 'erased',
    download: null,
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['getMatching'],
    activeAt: [],
  },
  assignment: {
    of: 'lead',
    erasure: 'erased',
    download: 'assignments',
    isBackedUp: true,
    merge: 'shared',
    shownBy: ['getLead', 'exportLeadDetail'],
    activeAt: ['offeredAt', 'answeredAt', 'reportedAt', 'closedAt'],
  },
  quote: {
    of: 'assignment',
    erasure: 'erased',
    download: 'quotes',
    isBackedUp: true,
    merge: 'shared',
    shownBy: ['getLead', 'exportLeadDetail'],
    activeAt: ['chosenAt', 'closedAt'],
  },
  /** Downloaded with its quote. */
  quoteVersion: {
    of: 'quote',
    erasure: 'erased',
    download: null,
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['getLead', 'exportLeadDetail'],
    activeAt: ['sentAt'],
  },
  /** Downloaded with its quote; `erased_file` deletes its files. */
  quoteAttachment: {
    of: 'quote',
    erasure: 'erased',
    download: null,
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['getLead', 'exportLeadDetail', 'listLeadFiles'],
    activeAt: ['addedAt'],
  },
  /** `erased_file` deletes its files. */
  picture: {
    of: 'lead',
    erasure: 'erased',
    download: 'pictures',
    isBackedUp: true,
    merge: 'shared',
    shownBy: ['getLead', 'exportLeadDetail', 'listLeadFiles'],
    activeAt: ['addedAt'],
  },
  review: {
    of: 'lead',
    erasure: 'erased',
    download: 'review',
    isBackedUp: true,
    merge: 'shared',
    shownBy: ['listReviews', 'exportLeadDetail'],
    activeAt: ['givenAt'],
  },
  /** Neither downloaded nor backed up: it lives for minutes. */
  confirmation: {
    of: 'lead',
    erasure: 'erased',
    download: null,
    isBackedUp: false,
    merge: 'shared',
    shownBy: [],
    activeAt: [],
  },
  /** Not downloaded: between partner and operator. */
  sale: {
    of: 'assignment',
    erasure: 'kept',
    download: null,
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['listSales', 'getSale'],
    activeAt: [],
  },
  notification: {
    of: 'lead',
    erasure: 'erased',
    download: 'notifications',
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['getLead', 'exportLeadDetail'],
    activeAt: [],
  },
  /** Not downloaded: repeats the history. */
  webhook: {
    of: 'lead',
    erasure: 'erased',
    download: null,
    isBackedUp: true,
    merge: 'apart',
    shownBy: ['listWebhookDeliveries'],
    activeAt: [],
  },
} as const satisfies Record<string, LeadPartRules>;

type Parts = typeof LEAD_PARTS;
export type LeadPart = keyof Parts;

export type DownloadedAs = Exclude<Parts[LeadPart]['download'], null>;

export type ActivePart = {
  [Part in LeadPart]: Parts[Part]['activeAt'] extends readonly [] ? never : Part;
}[LeadPart];

export const leadParts = Object.keys(LEAD_PARTS) as LeadPart[];
export const activeParts = leadParts.filter(
  (part): part is ActivePart => LEAD_PARTS[part].activeAt.length > 0,
);
