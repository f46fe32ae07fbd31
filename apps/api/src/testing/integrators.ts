import type { MatchingWorld } from './matching-world.js';

export interface MadeKey {
  readonly id: string;
  readonly secret: string;
}

/** Makes a key with every scope, for pages of https://megler.example, unless changed. */
export async function makeKey(
  world: MatchingWorld,
  changes: Record<string, unknown> = {},
): Promise<MadeKey> {
  const body = {
    name: 'Megler Vest AS',
    source: 'megler-vest',
    origins: ['https://megler.example'],
    scopes: ['leads:submit', 'leads:read-own', 'figures:read-own'],
    shows_contacts: false,
    per_minute: 100,
    paused: false,
    ...changes,
  };
  return (await world.admin('post', '/integrator-keys').send(body).expect(201)).body;
}
