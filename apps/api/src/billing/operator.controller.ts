import { OperatorSettings } from '@boligstyling/application';
import {
  fromWholeWire,
  fromWire,
  missingOfOperator,
  OPERATOR_FIELDS,
  type OperatorDetails,
  toWire,
  type Version,
  type WireRecord,
} from '@boligstyling/domain';
import { Body, Get, Patch, Put } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { Texts } from '../platform/contract/shown.js';
import { OfRecord } from '../platform/validation/record-fields.js';
import { IfMatch, Versioned, RecordVersion } from '../platform/versions/versioned.js';

const Sent = class {} as new () => WireRecord<typeof OPERATOR_FIELDS>;

@OfRecord(OPERATOR_FIELDS)
class SaveOperatorDto extends Sent {}

class ChangeOperatorDto extends PartialType(SaveOperatorDto, {
  skipNullProperties: false,
}) {}

class OperatorDto extends SaveOperatorDto {
  @RecordVersion() version!: string;
  @Texts(
    ['kontonummer'],
    'The missing details without which no invoice is issued. None: they can be issued.',
  )
  missing!: string[];
}

const toOperatorDto = (operator: OperatorDetails): OperatorDto => ({
  ...toWire(OPERATOR_FIELDS, operator),
  version: String(operator.version),
  missing: missingOfOperator(operator),
});

@AdminController('operator')
export class OperatorController {
  constructor(private readonly operator: OperatorSettings) {}

  @Get()
  @Operation(
    'Who sells to the partners, as invoices name it',
    '`missing` tells what invoices cannot be issued without.',
  )
  @Answers(OperatorDto)
  async getOperator(): Promise<OperatorDto> {
    return toOperatorDto(await this.operator.get());
  }

  @Put()
  @Operation(
    'Tell who sells to the partners',
    'All of it at once. Invoices that are issued stay as they are.',
  )
  @Answers(OperatorDto)
  @Versioned(OperatorDto, (it: OperatorController) => it.getOperator())
  async saveOperator(
    @Body() dto: SaveOperatorDto,
    @IfMatch() version?: Version,
  ): Promise<OperatorDto> {
    return toOperatorDto(await this.operator.save(fromWholeWire(OPERATOR_FIELDS, dto), version));
  }

  @Patch()
  @Operation(
    'Change the details of the operator, which invoices partners',
    'Changes what is given. Invoices that are issued stay as they are.',
  )
  @Answers(OperatorDto)
  @Versioned(OperatorDto, (it: OperatorController) => it.getOperator())
  async changeOperator(
    @Body() dto: ChangeOperatorDto,
    @IfMatch() version?: Version,
  ): Promise<OperatorDto> {
    return toOperatorDto(await this.operator.save(fromWire(OPERATOR_FIELDS, dto), version));
  }
}
