/** What happens to the rows that belong to a lead. */
interface LeadPartRules {
  /** The row that each belongs to, and with which it is erased. */
  readonly of: 'lead' | 'assignment' | 'quote';
  /** `kept`: it stays for the accounts, without the owner's data. */
  readonly erasure: 'erased' | 'kept';
  /** Its name in the owner's download; null: not in it. */
  readonly download: string | null;
  readonly isBackedUp: boolean;
  /** `shared`: the page of a lead shows it of the owner's merged leads too. */
  readonly merge: 'shared' | 'apart';
  /** The dashboard calls that show it; the audit log records each. */
  readonly shownBy: readonly string[];
  /** Times that count as activity of the lead, so that retention does not erase it yet. */
  readonly activeAt: readonly string[];
}

/**
 * Everything that is stored for a lead beside its own row. Erasure, download, backup, merge, audit
 * and retention follow from this list, or do not compile. In the order of a restore.
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
  /** Not downloaded: it tells partners' figures. */
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
  /** Not downloaded: it is between partner and operator. */
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
  /** Not downloaded: it repeats the history to integrators. */
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

/** Names of the parts in the owner's download. */
export type DownloadedAs = Exclude<Parts[LeadPart]['download'], null>;

/** Parts that merged leads of one owner show together. */
export type SharedPart = {
  [Part in LeadPart]: Parts[Part]['merge'] extends 'shared' ? Part : never;
}[LeadPart];

/** Parts with times that count as activity. */
export type ActivePart = {
  [Part in LeadPart]: Parts[Part]['activeAt'] extends readonly [] ? never : Part;
}[LeadPart];

/** Those times of one row; null: not yet. */
export type ActivityTimes<Part extends ActivePart> = Readonly<
  Record<Parts[Part]['activeAt'][number], Date | null>
>;

export const leadParts = Object.keys(LEAD_PARTS) as LeadPart[];
export const activeParts = leadParts.filter(
  (part): part is ActivePart => LEAD_PARTS[part].activeAt.length > 0,
);
