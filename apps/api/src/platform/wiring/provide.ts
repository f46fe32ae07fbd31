import type { FactoryProvider } from '@nestjs/common';
import type { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';

/** What Nest finds an instance of a class by. */
type Token<T> = abstract new (...given: never[]) => T;

/** What is given, by its classes. */
type Given<Things extends unknown[]> = { [Place in keyof Things]: Token<Things[Place]> };

/** A use case that is given these, in the order its constructor takes them. */
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

/** What is given, by its classes and the name of the settings. */
type Needs = readonly (Token<unknown> | typeof CONFIG)[];

/** The things themselves. */
type Got<Named extends Needs> = {
  [Place in keyof Named]: Named[Place] extends Token<infer Thing> ? Thing : Config;
};

/** A port, or another thing that has no more than one of its kind, and how it is built of these. */
export function provide<T, const Named extends Needs>(
  type: Token<T>,
  needs: Named,
  build: (...needs: Got<Named>) => T,
): FactoryProvider<T> {
  return { provide: type, inject: [...needs], useFactory: build };
}
