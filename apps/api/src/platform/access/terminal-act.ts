import type { AdminCall, AuditAct, AuditedAct } from '@boligstyling/domain';

/** How the audit log names whoever has a terminal on the server. */
const TERMINAL = 'kommando på serveren';

/** What somebody does on the server, as the audit log tells it. */
export function terminalAct(act: AuditAct, call: AdminCall, subjectId: string): AuditedAct {
  return {
    ...{ personId: null, name: TERMINAL, role: 'eier', act, call, subjectId },
    ...{ fields: [], count: null, browser: '', network: '' },
  };
}
