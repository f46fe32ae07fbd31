/** Whoever may hold the owner's contact details. */
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

/** Whoever sent it, or is told of it. */
export const INTEGRATORS = { integrator: true, trustedIntegrator: true } as const;

/** And integrators whom the administrator has granted them. */
export const GRANTED = { ...REVEALS, trustedIntegrator: true } as const;

/** And those who are asked whether they want to. */
export const ASKED = { ...REVEALS, question: true } as const;

/** Ourselves alone. */
export const OFFICE = { ...REVEALS, partner: false, owner: false } as const;
