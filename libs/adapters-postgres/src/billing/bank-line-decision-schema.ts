import { type BankLineAct, REASON_LIMIT } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { BankLineSchema } from './bank-line-schema.js';
import { idOf } from '../core/id-of.js';

export const BankLineDecisionSchema = defineEntity({
  name: 'BankLineDecision',
  tableName: 'bank_line_decision',
  properties: {
    id: p.uuid().primary(),
    bankLineId: () => idOf(BankLineSchema, 'bank_line_id').deleteRule('no action').index(),
    act: p.string().length(20).$type<BankLineAct>(),
    reason: p.string().length(REASON_LIMIT),
    at: p.datetime(3),
  },
});
