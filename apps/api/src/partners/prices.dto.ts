import { PRICE_LIMITS, type PriceList, type Service, SERVICES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { Choice, WholeNumber } from '../platform/validation/field.js';

const { priceOre, sizes, squareMetres } = PRICE_LIMITS;

const Ore = () => WholeNumber('Prisen', priceOre, { example: 50_000 });
const OrNull = () => ValidateIf((_, value) => value !== null);
const Nullable = (description: string) =>
  ApiProperty({ type: 'integer', nullable: true, description });

export class SizePriceDto {
  @WholeNumber('Størrelsen', squareMetres, { example: 61 })
  from!: number;

  @OrNull()
  @WholeNumber('Størrelsen', squareMetres, { example: 120 })
  @Nullable('Included. Null: no end.')
  to!: number | null;

  @Ore()
  price_ore!: number;
}

export class ServicePriceDto {
  @Choice(SERVICES, `Tjenesten må være blant ${SERVICES.join(', ')}.`)
  service!: Service;

  @OrNull()
  @Ore()
  @Nullable('Price if no size applies. Null: the base price.')
  price_ore!: number | null;

  @ApiProperty({ type: [SizePriceDto], maxItems: sizes, description: 'In m², without overlap.' })
  @ValidateNested({ each: true })
  @Type(() => SizePriceDto)
  @IsObject({ each: true, message: 'Hver størrelse må ha fra, til og pris.' })
  @ArrayMaxSize(sizes, { message: `Høyst ${sizes} størrelser.` })
  @IsArray({ message: 'Størrelsene må være en liste.' })
  sizes!: SizePriceDto[];
}

export class PricesDto {
  @Ore()
  base_ore!: number;

  @ApiProperty({ type: [ServicePriceDto], maxItems: SERVICES.length })
  @ValidateNested({ each: true })
  @Type(() => ServicePriceDto)
  @IsObject({ each: true, message: 'Hver pris må ha en tjeneste.' })
  @ArrayMaxSize(SERVICES.length, { message: 'En tjeneste kan ha én pris.' })
  @IsArray({ message: 'Prisene må være en liste.' })
  services!: ServicePriceDto[];
}

export function toPrices({ base_ore, services }: PricesDto): PriceList {
  return {
    baseOre: base_ore,
    services: services.map(({ service, price_ore, sizes }) => ({
      ...{ service, priceOre: price_ore },
      sizes: sizes.map(({ from, to, price_ore }) => ({ from, to, priceOre: price_ore })),
    })),
  };
}

export function toPricesDto({ baseOre, services }: PriceList): PricesDto {
  return {
    base_ore: baseOre,
    services: services.map(({ service, priceOre, sizes }) => ({
      ...{ service, price_ore: priceOre },
      sizes: sizes.map(({ from, to, priceOre }) => ({ from, to, price_ore: priceOre })),
    })),
  };
}
