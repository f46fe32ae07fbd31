import type { AdminCall, AuditAct, AuditedAct } from '@boligstyling/domain';

const TERMINAL = 'kommando på serveren';

export function terminalAct(act: AuditAct, call: AdminCall, subjectId: string): AuditedAct {
  return {
    ...{ userId: null, name: TERMINAL, role: 'eier', act, call, subjectId },
    ...{ fields: [], count: null, browser: '', network: '' },
  };
}
