import {
  fieldsShownTo,
  LEAD_KEYS,
  type LeadDetails,
  leadField,
  type LeadField,
  type LeadKey,
  shownValue,
  type SentLead,
} from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { nullableChoice, Text } from '../platform/contract/shown.js';
import {
  OptionalLine,
  OptionalText,
  RequiredLine,
  Satisfies,
} from '../platform/validation/field.js';

export const SentLeadFields = (): ClassDecorator => eachField(sent);

/** An owner who telephones may have no e-mail. */
export const EmailIfAny = (): PropertyDecorator => sent(heard(leadField('customerEmail')));

export const CorrectedLeadFields = (keys: readonly LeadKey[]): ClassDecorator =>
  eachField((field) => applyDecorators(IsOptional(), sent(heard(field), true)), keys);

/** Empty means none. */
const heard = (field: LeadField): LeadField =>
  field.kind === 'email' ? { ...field, absent: '' } : field;

export const ShownLeadFields = (keys?: readonly LeadKey[]): ClassDecorator =>
  eachField(shown, keys);

export const OwnLeadFields = (): ClassDecorator =>
  eachField(
    (field) =>
      field.shownTo.integrator
        ? shown(field)
        : applyDecorators(shown(field), ApiProperty({ required: false })),
    fieldsShownTo('trustedIntegrator').map(({ key }) => key),
  );

function eachField(
  decoratorOf: (field: LeadField) => PropertyDecorator,
  keys: readonly LeadKey[] = LEAD_KEYS,
): ClassDecorator {
  return ({ prototype }) => {
    for (const field of keys.map(leadField)) decoratorOf(field)(prototype, field.wire);
  };
}

function sent(field: LeadField, isCorrection = false): PropertyDecorator {
  if (field.agentOnly === undefined) return rulesOf(field, isCorrection);
  const description = `${field.description ?? ''} Required unless \`agent_only\` is true.`.trim();
  return applyDecorators(rulesOf({ ...field, description }, true), ValidateIf(isAsked));
}

/** A lead for an agent only may omit the fields about styling. */
function isAsked({ agent_only }: Pick<SentLead, 'agent_only'>, value: unknown): boolean {
  return agent_only !== true || (value != null && value !== '');
}

function rulesOf(field: LeadField, mayBeLeftOut: boolean): PropertyDecorator {
  if (field.kind === 'choice' || field.kind === 'flag') return sentAnswer(field, mayBeLeftOut);
  const { limit: maxLength, inputNote, rules: more = [], absent } = field;
  const rules = { ...field, maxLength, ...(inputNote && { description: inputNote }) };
  return applyDecorators(
    absent === undefined
      ? RequiredLine(rules)
      : field.kind === 'text'
        ? OptionalText(rules)
        : OptionalLine(rules),
    ...(mayBeLeftOut ? [ApiProperty({ required: false, nullable: true })] : []),
    ...more.map(({ holds, otherwise }, nth) =>
      Satisfies((text) => text === absent || holds(text), `rule${nth}`, otherwise),
    ),
  );
}

type AnswerField = Extract<LeadField, { otherwise: string }>;

function sentAnswer(field: AnswerField, mayBeLeftOut: boolean): PropertyDecorator {
  const { otherwise: message, absent } = field;
  const rule = field.kind === 'flag' ? IsBoolean({ message }) : IsIn(field.options, { message });
  const isOptional = mayBeLeftOut || absent !== undefined;
  const schema = { ...schemaOf(field, isOptional), ...(isOptional && { required: false }) };
  return applyDecorators(
    ApiProperty(schema),
    ...(absent === undefined ? [] : [IsOptional()]),
    rule,
  );
}

function shown(field: LeadField): PropertyDecorator {
  const tidied = 'tidy' in field && field.tidy && { example: field.tidy(field.example) };
  const answers = field.kind === 'choice' &&
    field.agentOnly && { enum: [...new Set([...field.options, field.agentOnly])] };
  return ApiProperty({ ...schemaOf(field, field.absent === null), ...tidied, ...answers });
}

function schemaOf(field: LeadField, nullable = false) {
  const { example, description } = field;
  const about = { example, ...(description && { description }) };
  if (field.kind === 'choice' && nullable) {
    return { ...nullableChoice(field.options, field.example), ...(description && { description }) };
  }
  return {
    type: field.kind === 'flag' ? Boolean : String,
    ...(field.kind === 'choice' && { enum: [...field.options] }),
    ...about,
    ...(nullable && { nullable }),
  };
}

/** As the dashboard and the pages show it. */
export class DifferenceDto {
  @Text('customer_phone') field!: string;
  @Text('Telefon') label!: string;
  @Text('40 00 00 00', 'As it stands. Empty: it was left out.') before!: string;
  @Text('41 11 11 11') now!: string;
}

type Value = LeadDetails[LeadKey];

export function toDifferenceDto(key: LeadKey, before: Value, now: Value): DifferenceDto {
  const { wire: field, label } = leadField(key);
  const shown = (value: Value) => shownValue(key, value).trim();
  return { field, label, before: shown(before), now: shown(now) };
}
