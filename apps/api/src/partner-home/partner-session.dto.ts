import type { ListedSession } from '@boligstyling/application';
import { Flag, Id, ListOf, Moment, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

export class PartnerSessionDto {
  @Id() id!: string;
  @Text('Chrome på Mac') browser!: string;
  @Text('192.0.2.0/24', 'Without its last part.') network!: string;
  @Moment() opened_at!: string;
  @Moment('To the minute.') last_used_at!: string;
  @Flag('Whether it is the one that asks.') is_this!: boolean;
}

export class PartnerSessionsDto {
  @ListOf(PartnerSessionDto, 'The last used first.') sessions!: PartnerSessionDto[];
}

export function toPartnerSessionsDto(
  sessions: readonly ListedSession[],
  thisId: string,
): PartnerSessionsDto {
  return {
    sessions: sessions
      .filter(({ endedAt }) => endedAt === null)
      .map((session) => ({
        ...wire(session, 'id', 'browser', 'network', 'openedAt', 'lastUsedAt'),
        is_this: session.id === thisId,
      })),
  };
}
