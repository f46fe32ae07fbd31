/**
 * Reads CORS_ORIGINS: origins as browsers send them, separated by commas. «*» is no choice: an
 * origin that is not named here gets no answer its pages could read.
 *
 * @param faults gets a sentence when something else stands there
 */
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
