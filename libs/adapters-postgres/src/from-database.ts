import type { MikroORM } from '@mikro-orm/postgresql';

type FromDatabase<Port> = abstract new (orm: MikroORM) => Port & { readonly orm: MikroORM };

/** A port as it is served from the database: by a class that is given the ORM and nothing else. */
export function fromDatabase<Port extends object>(
  port: abstract new () => Port,
): FromDatabase<Port> {
  abstract class Served extends (port as abstract new () => object) {
    constructor(readonly orm: MikroORM) {
      super();
    }
  }
  return Served as unknown as FromDatabase<Port>;
}
