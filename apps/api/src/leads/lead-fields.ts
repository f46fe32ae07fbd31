import {
  fieldsShownTo,
  LEAD_KEYS,
  leadField,
  type LeadField,
  type LeadKey,
  type SentLead,
} from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { nullableChoice } from '../platform/contract/nullable-choice.js';
import {
  OptionalLine,
  OptionalText,
  RequiredLine,
  Satisfies,
} from '../platform/validation/field.js';

export const SentLeadFields = (): ClassDecorator => eachField(sent);

/** Adds these fields for a correction; a missing field stays unchanged. */
export const CorrectedLeadFields = (keys: readonly LeadKey[]): ClassDecorator =>
  eachField((field) => {
    const left = ApiProperty({ required: false, nullable: true });
    return applyDecorators(IsOptional(), sent(field), left);
  }, keys);

export const ShownLeadFields = (): ClassDecorator => eachField(shown);

/** Adds the fields that an integrator sees; some need a grant. */
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

function sent(field: LeadField): PropertyDecorator {
  if (field.agentOnly === undefined) return rulesOf(field);
  const description = `${field.description ?? ''} Required unless \`agent_only\` is true.`.trim();
  return applyDecorators(
    rulesOf(field),
    ApiProperty({ ...schemaOf(field, true), required: false, description }),
    ValidateIf(isAsked),
  );
}

/** A lead for an agent only may omit the fields about styling. */
function isAsked({ agent_only }: Pick<SentLead, 'agent_only'>, value: unknown): boolean {
  return agent_only !== true || (value != null && value !== '');
}

function rulesOf(field: LeadField): PropertyDecorator {
  if (field.kind === 'choice' || field.kind === 'flag') return sentAnswer(field);
  const { limit: maxLength, inputNote, rules: more = [], absent } = field;
  const rules = { ...field, maxLength, ...(inputNote && { description: inputNote }) };
  return applyDecorators(
    absent === undefined
      ? RequiredLine(rules)
      : field.kind === 'text'
        ? OptionalText(rules)
        : OptionalLine(rules),
    ...more.map(({ holds, otherwise }, nth) =>
      Satisfies((text) => text === absent || holds(text), `rule${nth}`, otherwise),
    ),
  );
}

function sentAnswer(field: Extract<LeadField, { otherwise: string }>): PropertyDecorator {
  const { otherwise: message, absent } = field;
  const rule = field.kind === 'flag' ? IsBoolean({ message }) : IsIn(field.options, { message });
  if (absent === undefined) return applyDecorators(ApiProperty(schemaOf(field)), rule);
  const property = ApiProperty({ ...schemaOf(field, true), required: false });
  return applyDecorators(property, IsOptional(), rule);
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
    return { ...(nullableChoice(field.options) as object), ...about };
  }
  return {
    type: field.kind === 'flag' ? Boolean : String,
    ...(field.kind === 'choice' && { enum: [...field.options] }),
    ...about,
    ...(nullable && { nullable }),
  };
}
