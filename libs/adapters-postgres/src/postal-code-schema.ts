import { POST_PLACE_MAX_LENGTH } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

/**
 * How postal codes lie in the table `postal_code`. A code may be there twice, imported and as the
 * address service answered.
 */
export const PostalCodeSchema = defineEntity({
  name: 'PostalCode',
  tableName: 'postal_code',
  indexes: [{ name: 'postal_code_place_key_index', properties: ['placeKey'] }],
  properties: {
    code: p.string().length(4).primary(),
    source: p.string().length(20).$type<'postal-register' | 'address-service'>().primary(),
    place: p.string().length(POST_PLACE_MAX_LENGTH).strictNullable(),
    placeKey: p.string().length(POST_PLACE_MAX_LENGTH).strictNullable(),
    municipality: p.string().length(4).strictNullable(),
    keptAt: p.datetime(3),
  },
});
