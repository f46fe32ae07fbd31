import type { AskedPartnerDto } from '@boligstyling/api-client/links';

const whom = ({ name, company, kind }: AskedPartnerDto) => `${name} ${company} ${kind}`;

/**
 * One question of each partner that was asked, as one may be asked again: that of the lowest rank, and
 * of equals the one it was asked last. They come in the order they were asked, as the API tells them.
 */
export function onePerPartner(
  asked: readonly AskedPartnerDto[],
  rankOf: (each: AskedPartnerDto) => number = () => 0,
): AskedPartnerDto[] {
  const chosen = new Map<string, AskedPartnerDto>();
  for (const each of asked) {
    const before = chosen.get(whom(each));
    if (!before || rankOf(each) <= rankOf(before)) chosen.set(whom(each), each);
  }
  return [...chosen.values()];
}
