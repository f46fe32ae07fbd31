import { OperatorSettings } from '@boligstyling/application';
import type { Version } from '@boligstyling/domain';
import { Body, Get, Patch, Put } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import {
  ChangeOperatorDto,
  OperatorDto,
  SaveOperatorDto,
  toOperator,
  toOperatorChanges,
  toOperatorDto,
} from './operator.dto.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { Answers, Operation } from '../platform/contract/answers.js';

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
    return toOperatorDto(await this.operator.save(toOperator(dto), version));
  }

  @Patch()
  @Operation(
    'Change what is told of who sells to the partners',
    'Changes what is given. Invoices that are issued stay as they are.',
  )
  @Answers(OperatorDto)
  @Versioned(OperatorDto, (it: OperatorController) => it.getOperator())
  async changeOperator(
    @Body() dto: ChangeOperatorDto,
    @IfMatch() version?: Version,
  ): Promise<OperatorDto> {
    return toOperatorDto(await this.operator.save(toOperatorChanges(dto), version));
  }
}
