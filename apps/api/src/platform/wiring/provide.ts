import type { FactoryProvider } from '@nestjs/common';

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

/** A port, or another thing that has no more than one of its kind, and how it is built of these. */
export function provide<T, Needs extends unknown[]>(
  type: Token<T>,
  needs: Given<Needs>,
  build: (...needs: Needs) => T,
): FactoryProvider<T> {
  return { provide: type, inject: [...needs], useFactory: build };
}
