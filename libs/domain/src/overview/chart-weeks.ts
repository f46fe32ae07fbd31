/** The figures and charts of the administrator's first page look back so many weeks, today included. */
export const CHART_WEEKS = 12;
