import type { MarkSaleApiArg, SaleDto } from '@boligstyling/api-client/admin';

/** Expects the status that is shown, so that a later mark by somebody else stays. */
export function markingOf(
  { id, payment_status: from, settled_at }: SaleDto,
  payment_status: SaleDto['payment_status'],
): MarkSaleApiArg {
  const changed_at = payment_status === 'pending' && settled_at ? settled_at : undefined;
  return { id, markSaleDto: { payment_status, from, changed_at } };
}
