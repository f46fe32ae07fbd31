export const REVEALS = {
  offer: false,
  partner: true,
  owner: true,
  notification: true,
  administrator: true,
  table: true,
  integrator: false,
  trustedIntegrator: false,
} as const;

export const INTEGRATORS = { integrator: true, trustedIntegrator: true } as const;

export const SHOWN_IF_GRANTED = { ...REVEALS, trustedIntegrator: true } as const;

export const ASKED = { ...REVEALS, offer: true } as const;

export const ADMINISTRATORS = { ...REVEALS, partner: false, owner: false } as const;

export type LeadFieldGroup = 'contact' | 'home' | 'wishes' | 'consent' | 'origin';

/**
 * - `offer`: a partner before accepting; texts are masked, and the address is its postal code
 * - `partner`: a partner that has accepted
 * - `owner`: the owner's page
 * - `notification`: the e-mail to the contact address
 * - `administrator`: the lead's dialog
 * - `table`: the downloaded table
 * - `integrator`: integrators, of their own leads and in webhooks
 * - `trustedIntegrator`: integrators with granted contact details
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

export type ShownTo = Readonly<Record<LeadAudience, boolean | string>>;

interface Described {
  readonly wire: string;
  readonly label: string;
  readonly group: LeadFieldGroup;
  readonly shownTo: ShownTo;
  /** Default with `agent_only`, where the field is optional. */
  readonly agentOnly?: string;
  readonly description?: string;
}

interface DescribedText extends Described {
  readonly limit: number;
  readonly example: string;
  /** Checked in order, each with its sentence. */
  readonly rules?: readonly {
    readonly holds: (text: string) => boolean;
    readonly otherwise: string;
  }[];
  readonly tidy?: (text: string) => string;
  readonly inputNote?: string;
}

export interface LeadLine extends DescribedText {
  readonly kind: 'line' | 'email' | 'phone';
  readonly absent?: '' | null;
}

export interface LeadText extends DescribedText {
  readonly kind: 'text';
  readonly absent: '' | null;
}

export interface LeadChoice extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly limit: number;
  readonly example: string;
  readonly absent?: string;
  readonly otherwise: string;
}

export interface LeadFlag extends Described {
  readonly kind: 'flag';
  readonly example: boolean;
  readonly absent: false;
  readonly otherwise: string;
}

export type LeadField = LeadLine | LeadText | LeadChoice | LeadFlag;
