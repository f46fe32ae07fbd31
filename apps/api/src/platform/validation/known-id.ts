import { Param, ParseUUIDPipe } from '@nestjs/common';

const UUID = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

/** An id in a path. An invalid UUID gets 404, because nothing can have it. */
export const KnownId = (name = 'id'): ParameterDecorator => Param(name, UUID);
