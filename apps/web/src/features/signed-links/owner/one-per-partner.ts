import type { AskedPartnerDto } from '@boligstyling/api-client/links';

const whom = ({ name, company, kind }: AskedPartnerDto) => `${name} ${company} ${kind}`;

/** The lowest rank, and among equals the latest. */
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
