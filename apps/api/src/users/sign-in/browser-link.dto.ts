import { EMAIL_MAX_LENGTH } from '@boligstyling/domain';
import { OptionalLine } from '../../platform/validation/field.js';

export class BrowserLinkRequestDto {
  @OptionalLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@boligstyling.example',
    description: 'Of a named person. Left out: whoever knows the password that all share.',
  })
  email?: string;
}
