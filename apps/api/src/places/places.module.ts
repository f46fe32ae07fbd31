import { ImportPostalCodes, PostalRegister } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { PostalCodesController } from './postal-codes.controller.js';

@Module({
  controllers: [PostalCodesController],
  providers: [useCase(ImportPostalCodes, [PostalRegister])],
})
export class PlacesModule {}
