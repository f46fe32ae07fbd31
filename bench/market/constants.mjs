/** Assumptions of the simulation. Matching knows none of them: it learns from the answers alone. */
export const MARKET = {
  requests: 10_000,
  partners: 200,
  days: 365,
  weeklyCapacity: 12,
  /** Each partner works in one to eight towns. */
  towns: 20,
  mostTownsEach: 8,
  /** Average shares of yes, no and silence; each partner's own are drawn around them. */
  shares: { yes: 0.4, no: 0.25, silence: 0.35 },
  /** Weight of the draw: lower values vary more. */
  alike: 8,
  /** Median in working hours, memoryless (exponential). */
  medianAnswerHours: 3,
};

export const SEEDS = [1, 2, 3];

/** Lower values concentrate leads in the first towns. */
export const TOWN_FLATNESS = 3;
