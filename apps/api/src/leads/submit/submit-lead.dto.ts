import { type SentLead, YES_NO, type YesNo } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { nullableChoice } from '../../platform/contract/shown.js';
import { QuicklyValidated } from '../../platform/validation/quick-validation.pipe.js';
import { SentLeadFields } from '../lead-fields.js';

const Sent = class {} as new () => Omit<SentLead, 'agent_contact' | 'agent_only'>;

@QuicklyValidated()
@SentLeadFields()
export class SubmitLeadDto extends Sent {
  @ApiProperty({
    ...nullableChoice(YES_NO.toReversed()),
    required: false,
    example: 'no',
    description:
      'Consent to one estate agent, who gets name, telephone, e-mail and address and may get in touch. Absent means no. Ask for it separately, with nothing chosen beforehand.',
  })
  @FitsAgentOnly()
  agent_contact?: YesNo | null;

  @ApiProperty({
    type: Boolean,
    required: false,
    nullable: true,
    example: false,
    description:
      'True: the owner wants a valuation by an estate agent and no stylists. Then `agent_contact` has to be yes, what is about styling (`service_type`, `rooms`, `timeframe`, `accept_styling_only`) may be left out, and the service becomes «Verdivurdering».',
  })
  @IsOptional()
  @IsBoolean({ message: 'agent_only må være true eller false.' })
  agent_only?: boolean | null;
}

function FitsAgentOnly(): PropertyDecorator {
  const isAgentOnly = ({ object }: ValidationArguments) => (object as SentLead).agent_only === true;
  const answers: readonly unknown[] = [...YES_NO, null, undefined];
  return ValidateBy({
    name: 'fitsAgentOnly',
    validator: {
      validate: (value, args) =>
        args && isAgentOnly(args) ? value === 'yes' : answers.includes(value),
      defaultMessage: (args) =>
        args && isAgentOnly(args)
          ? 'Svar yes på om en eiendomsmegler kan ta kontakt når ingen andre skal spørres.'
          : 'Svar yes eller no på om en eiendomsmegler kan ta kontakt.',
    },
  });
}
