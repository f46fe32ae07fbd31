import { reportDueSince } from '@boligstyling/domain';

/** Who took a lead by then has had the two working days to tell what became of it. */
export const REPORT_DUE = reportDueSince(new Date()).toISOString();
