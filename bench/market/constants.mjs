/** What the simulation assumes. The rule knows none of it: it learns from the answers alone. */
export const MARKET = {
  requests: 10_000,
  partners: 200,
  days: 365,
  weeklyCapacity: 12,
  /** Each partner works in one to eight of the towns. */
  towns: 20,
  mostTownsEach: 8,
  /** Shares of yes, no and silence; each partner's own is drawn around them. */
  shares: { yes: 0.4, no: 0.25, silence: 0.35 },
  /** How far a partner's own shares lie from those, as the weight of the draw: less is farther. */
  alike: 8,
  /** Half of the answers come within so many working hours; however long one waits, as many as before. */
  medianAnswerHours: 3,
};

export const SEEDS = [1, 2, 3];

/** The smaller the number, the more of the requests come from the first towns. */
export const TOWN_FLATNESS = 3;
