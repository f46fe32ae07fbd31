import type { FactoryProvider } from '@nestjs/common';
import type { CONFIG, Config } from '../../config/config.js';

type Token<T> = abstract new (...given: never[]) => T;

type Given<Things extends unknown[]> = { [Place in keyof Things]: Token<Things[Place]> };

export function useCase<T, Needs extends unknown[]>(
  type: new (...needs: Needs) => T,
  needs: Given<Needs>,
): FactoryProvider<T> {
  return {
    provide: type,
    inject: [...needs],
    useFactory: (...given: Needs) => new type(...given),
  };
}

type Needs = readonly (Token<unknown> | typeof CONFIG)[];

type Got<Named extends Needs> = {
  [Place in keyof Named]: Named[Place] extends Token<infer Thing> ? Thing : Config;
};

export function provide<T, const Named extends Needs>(
  type: Token<T>,
  needs: Named,
  build: (...needs: Got<Named>) => T,
): FactoryProvider<T> {
  return { provide: type, inject: [...needs], useFactory: build };
}
