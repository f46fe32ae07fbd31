import { EMAIL_MAX_LENGTH } from '@boligstyling/domain';
import { RequiredLine } from '../../platform/validation/field.js';
import { CODE_MAX_LENGTH } from './code.dto.js';
import { LogInDto } from './session.dto.js';

export class LogInWithCodeDto extends LogInDto {
  @RequiredLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@boligstyling.example',
  })
  email!: string;

  @RequiredLine({
    label: 'Kode',
    maxLength: CODE_MAX_LENGTH,
    example: '287082',
    description: 'From the app, or a recovery code.',
  })
  code!: string;
}
