import { leadField, type ShownDetail } from '@boligstyling/domain';
import { Text } from '../../platform/contract/shown.js';

export class ShownDetailDto {
  @Text('property_size', 'The field, by its wire name.') field!: string;
  @Text('Størrelse') label!: string;
  @Text('74 kvm') value!: string;
}

export function toDetailDto({ key, label, value }: ShownDetail): ShownDetailDto {
  return { field: leadField(key).wire, label, value };
}
