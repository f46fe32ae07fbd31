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
  quotes: {
    /** Average shares of what partners do after accepting, drawn like those of answers. */
    habits: { prompt: 0.45, late: 0.25, revising: 0.1, none: 0.2 },
    /** Medians in working hours, memoryless; each further version takes as long again. */
    medianQuoteHours: { prompt: 6, late: 40, revising: 8 },
    /** Share of reminded partners that then write, and their median in working hours. */
    actOnReminder: 0.4,
    remindedHours: 4,
  },
};

export const SEEDS = [1, 2, 3];

/** Lower values concentrate leads in the first towns. */
export const TOWN_FLATNESS = 3;
