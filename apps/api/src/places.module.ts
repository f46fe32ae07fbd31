import { type Database, PostgresPostalRegister } from '@boligstyling/adapters-postgres';
import { AddressService, ImportPostalCodes, PostalRegister } from '@boligstyling/application';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { GeonorgeAddressService } from './places/geonorge-address-service.js';
import { PostalCodesController } from './places/postal-codes.controller.js';
import { useCase } from './use-case.js';

/** What the product knows of Norway's places. */
@Module({})
export class PlacesModule {
  static with(config: Config, database: Database, imports: DynamicModule[]): DynamicModule {
    return {
      module: PlacesModule,
      imports,
      controllers: [PostalCodesController],
      providers: [
        { provide: PostalRegister, useFactory: () => new PostgresPostalRegister(database.orm) },
        {
          provide: AddressService,
          useFactory: () => new GeonorgeAddressService(config.addressSearchUrl),
        },
        useCase(ImportPostalCodes, [PostalRegister]),
      ],
      exports: [PostalRegister, AddressService],
    };
  }
}
