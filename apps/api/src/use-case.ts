import type { FactoryProvider } from '@nestjs/common';

/** What Nest finds an instance of a class by. */
type Token<T> = abstract new (...given: never[]) => T;

/** A use case that is given these ports, in the order its constructor takes them. */
export function useCase<T, Ports extends unknown[]>(
  type: new (...ports: Ports) => T,
  inject: { [Place in keyof Ports]: Token<Ports[Place]> },
): FactoryProvider<T> {
  return {
    provide: type,
    inject: [...inject],
    useFactory: (...ports: Ports) => new type(...ports),
  };
}
