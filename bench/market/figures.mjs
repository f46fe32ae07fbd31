import { hasContact, workingDaysAfter, workingHoursAfter } from '@boligstyling/domain';

/** Results of a simulated market. Times in hours, shares from 0 to 1. */
export function figuresOf(market, leads = [...market.leads.values()]) {
  const acceptances = leads.map(({ assignments }) =>
    assignments
      .filter(hasContact)
      .map(({ revealedAt }) => revealedAt.getTime())
      .sort((a, b) => a - b),
  );
  const inTime = leads.map(({ lead }, nth) => {
    const until = workingDaysAfter(lead.receivedAt, 2).getTime();
    return acceptances[nth].filter((at) => at <= until).length;
  });
  const first = leads.flatMap(({ lead }, nth) =>
    acceptances[nth].length > 0 ? [hoursSinceOpening(lead.receivedAt, acceptances[nth][0])] : [],
  );
  const asked = leads.flatMap(({ assignments }) => assignments);
  const share = (least) => inTime.filter((count) => count >= least).length / leads.length;
  return {
    leads: leads.length,
    threeInTwoDays: share(3),
    oneInTwoDays: share(1),
    neverAny: acceptances.filter((each) => each.length === 0).length / leads.length,
    firstYesHours: median(first),
    questions: asked.length / leads.length,
    giniOfQuestions: gini(perPartner(market, asked)),
    giniOfYeses: gini(perPartner(market, asked.filter(hasContact))),
  };
}

/**
 * Share of owners that can compare at least two quotes within so many working days of sending the
 * lead, and of accepted assignments that get a quote at all.
 */
export function quoteFigures(market) {
  const leads = [...market.leads.values()];
  const firsts = leads.map(({ quotes }) =>
    quotes.flatMap(({ versions }) => versions[0]?.sentAt ?? []),
  );
  const within = (days) =>
    leads.filter(({ lead }, nth) => {
      const until = workingDaysAfter(lead.receivedAt, days);
      return firsts[nth].filter((at) => at <= until).length >= 2;
    }).length / leads.length;
  const accepted = leads.flatMap(({ assignments }) => assignments.filter(hasContact)).length;
  return {
    twoInThreeDays: within(3),
    twoInFiveDays: within(5),
    twoInTenDays: within(10),
    quoted: firsts.flat().length / accepted,
  };
}

/**
 * Hours from the first time partners could be asked: nights and weekends before it do not count.
 */
function hoursSinceOpening(receivedAt, at) {
  return (at - workingHoursAfter(receivedAt, 0).getTime()) / 3_600_000;
}

export function partnersByTown(market) {
  const counts = new Map();
  for (const { areas } of market.partners.values()) {
    for (const area of areas) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}

function perPartner(market, assignments) {
  const counts = new Map([...market.partners.keys()].map((id) => [id, 0]));
  for (const { partnerId } of assignments) counts.set(partnerId, counts.get(partnerId) + 1);
  return [...counts.values()];
}

/** Gini coefficient. 0: all equal; towards 1: one has all. */
function gini(counts) {
  const sorted = counts.toSorted((a, b) => a - b);
  const sum = sorted.reduce((all, each) => all + each, 0);
  const weighted = sorted.reduce((all, each, nth) => all + (nth + 1) * each, 0);
  return sum === 0
    ? 0
    : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
