export type LeadFieldGroup = 'contact' | 'home' | 'wishes' | 'consent' | 'origin';

/**
 * Who sees a field, and where:
 * - `question`: a partner whose assignment is not accepted. Texts are masked, and the address is
 *   cut to the postal code
 * - `partner`: a partner that has the lead
 * - `owner`: the owner's page
 * - `notice`: the e-mail to the contact address
 * - `administrator`: the lead's dialog
 * - `table`: the downloaded table of leads
 * - `integrator`: integrators, of their own leads and in webhooks, under its wire name
 * - `trustedIntegrator`: integrators that the administrator has granted contact details
 */
export type LeadAudience =
  | 'offer'
  | 'partner'
  | 'owner'
  | 'notification'
  | 'administrator'
  | 'table'
  | 'integrator'
  | 'trustedIntegrator';

/** A string is the label for that audience. */
export type ShownTo = Readonly<Record<LeadAudience, boolean | string>>;

interface Described {
  readonly wire: string;
  readonly label: string;
  readonly group: LeadFieldGroup;
  readonly shownTo: ShownTo;
  /**
   * Default when the owner wants an agent alone (`agent_only`), where the field is optional. A text
   * that was sent is kept.
   */
  readonly agentOnly?: string;
  readonly description?: string;
}

interface DescribedText extends Described {
  readonly limit: number;
  readonly example: string;
  /** Further rules, checked in order, each with its error sentence. */
  readonly rules?: readonly {
    readonly holds: (text: string) => boolean;
    readonly otherwise: string;
  }[];
  /** Applied to composed text before storage; absent means unchanged. */
  readonly tidy?: (text: string) => string;
  /** Replaces the description for those who send it. */
  readonly inputNote?: string;
}

/** One line. Without `absent`, it is required. */
export interface LeadLine extends DescribedText {
  readonly kind: 'line' | 'email' | 'phone';
  readonly absent?: '' | null;
}

/** Optional text with line breaks. */
export interface LeadText extends DescribedText {
  readonly kind: 'text';
  readonly absent: '' | null;
}

/** One of fixed answers. `absent` as for {@link LeadLine}; `limit` is the length of its column. */
export interface LeadChoice extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly limit: number;
  readonly example: string;
  readonly absent?: string;
  readonly otherwise: string;
}

/** Absent means false. */
export interface LeadFlag extends Described {
  readonly kind: 'flag';
  readonly example: boolean;
  readonly absent: false;
  readonly otherwise: string;
}

export type LeadField = LeadLine | LeadText | LeadChoice | LeadFlag;
