/** Weeks in the overview's figures and charts, today included. */
export const CHART_WEEKS = 12;
