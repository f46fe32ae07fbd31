import { type PaymentStatus, PAYMENT_STATUSES } from '../billing/sale.js';
import type { RecordReader } from './record-reader.js';

export interface ImportedSale {
  readonly amountOre: number;
  readonly paymentStatus: PaymentStatus;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly service: string | null;
  readonly partner: string;
}

const SERVICE_LIMIT = 40;

export function importedSale(reader: RecordReader, now: Date): ImportedSale {
  const amountOre = reader.ore('sale_amount');
  if (amountOre === null) reader.fault('sale_amount', 'missing');
  return {
    amountOre: amountOre ?? 0,
    paymentStatus: reader.choice('payment_status', PAYMENT_STATUSES) ?? 'pending',
    createdAt: reader.requiredMoment('created_at', now),
    settledAt: reader.moment('settled_at', now),
    service: reader.line('service_type', SERVICE_LIMIT),
    partner: reader.required('partner_id'),
  };
}
