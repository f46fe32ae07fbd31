import { reportDueSince } from '@boligstyling/domain';

/** A partner that accepted by then has had two working days to report. */
export const REPORT_DUE = reportDueSince(new Date()).toISOString();
