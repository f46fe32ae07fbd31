export const REVEALS = {
  question: false,
  partner: true,
  owner: true,
  notice: true,
  administrator: true,
  table: true,
  integrator: false,
  trustedIntegrator: false,
} as const;

/** The integrator that sent the lead, and those that get webhooks about it. */
export const INTEGRATORS = { integrator: true, trustedIntegrator: true } as const;

/** Includes integrators that the administrator has granted contact details. */
export const GRANTED = { ...REVEALS, trustedIntegrator: true } as const;

/** Includes partners that have not accepted yet. */
export const ASKED = { ...REVEALS, question: true } as const;

/** Users only. */
export const OFFICE = { ...REVEALS, partner: false, owner: false } as const;
