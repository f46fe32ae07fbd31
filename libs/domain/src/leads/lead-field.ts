/** What a field is about. */
export type LeadFieldGroup = 'contact' | 'home' | 'wishes' | 'consent' | 'origin';

/**
 * Who sees a field, and where:
 * - `question`: a partner who is asked and has not said yes. Every text is masked
 *   there; of the address the postal code alone is shown.
 * - `partner`: a partner who has the lead
 * - `owner`: the owner, where she reads what she told us
 * - `notice`: the e-mail to the contact address
 * - `administrator`: the dialog of one lead
 * - `table`: the table of leads to download
 * - `integrator`: integrators, of their own leads and in webhooks, under its wire name
 * - `trustedIntegrator`: the same, where the administrator has granted the owner's contact details
 */
export type LeadAudience =
  | 'question'
  | 'partner'
  | 'owner'
  | 'notice'
  | 'administrator'
  | 'table'
  | 'integrator'
  | 'trustedIntegrator';

/** Whether each audience sees a field: under its label, under another one, or not. */
export type SeenBy = Readonly<Record<LeadAudience, boolean | string>>;

interface Described {
  /** Its name over the wire. */
  readonly wire: string;
  /** What people read before it, and what sentences about it begin with. */
  readonly label: string;
  readonly group: LeadFieldGroup;
  readonly seenBy: SeenBy;
  /**
   * What stands for it where the owner wants an estate agent alone (`agent_only`): it is about
   * styling, and need not be filled in then. A text that is there nevertheless is kept.
   */
  readonly agentOnly?: string;
  /** For whoever reads the contract. */
  readonly description?: string;
}

interface DescribedText extends Described {
  readonly limit: number;
  readonly example: string;
  /** What it must keep besides, in this order, and the sentence for whoever broke it. */
  readonly rules?: readonly {
    readonly holds: (text: string) => boolean;
    readonly otherwise: string;
  }[];
  /** The text as it is stored, its letters in one piece already; without this, as it is then. */
  readonly tidy?: (text: string) => string;
  /** In the description's place for those who send it. */
  readonly inputNote?: string;
}

/** On one line. `absent` stands for it when it is left out; without that, it must be filled in. */
export interface LeadLine extends DescribedText {
  readonly kind: 'line' | 'email' | 'phone';
  readonly absent?: '' | null;
}

/** In the owner's words, with line breaks. It may be left out. */
export interface LeadText extends DescribedText {
  readonly kind: 'text';
  readonly absent: '' | null;
}

/** One of some answers. `absent` as for {@link LeadLine}; `limit` is the length of its column. */
export interface LeadChoice extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly limit: number;
  readonly example: string;
  readonly absent?: string;
  /** The sentence for whoever gave none of the answers. */
  readonly otherwise: string;
}

/** True or false. Left out it is false. */
export interface LeadFlag extends Described {
  readonly kind: 'flag';
  readonly example: boolean;
  readonly absent: false;
  readonly otherwise: string;
}

export type LeadField = LeadLine | LeadText | LeadChoice | LeadFlag;
