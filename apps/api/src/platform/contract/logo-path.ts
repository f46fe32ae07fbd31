export const logoPath = (logoId: string | null): string | null =>
  logoId && `/api/partner-logos/${logoId}`;
