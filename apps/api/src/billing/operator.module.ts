import { Module } from '@nestjs/common';
import { OperatorController } from './operator.controller.js';

/** Who runs this installation. */
@Module({ controllers: [OperatorController] })
export class OperatorModule {}
