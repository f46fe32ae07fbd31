/** Comma-separated origins in the browsers' form. «*» is not accepted. */
export function corsOrigins(setting: string, faults: string[]): string[] {
  const origins = setting.split(',').map((origin) => origin.trim());
  const named = origins.filter((origin) => origin !== '');
  const isOrigin = (text: string) =>
    /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  if (!named.every(isOrigin)) {
    faults.push('CORS_ORIGINS must be origins such as https://megler.example, separated by commas');
  }
  return named;
}
