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

export const GRANTED = { ...REVEALS, trustedIntegrator: true } as const;

export const ASKED = { ...REVEALS, offer: true } as const;

export const ADMINISTRATORS = { ...REVEALS, partner: false, owner: false } as const;
