import type { LeadReceipt } from '@boligstyling/application';
import { ApiProperty } from '@nestjs/swagger';

export class LeadReceiptDto {
  @ApiProperty({ format: 'uuid', example: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-19T13:32:00.000Z' })
  created_at!: string;
}

export function toLeadReceiptDto({ id, receivedAt }: LeadReceipt): LeadReceiptDto {
  return { id, created_at: receivedAt.toISOString() };
}
