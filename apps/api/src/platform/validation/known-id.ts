import { Param, ParseUUIDPipe } from '@nestjs/common';

const UUID = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

/** An id in a path. What is no UUID names nothing here, so it is not found. */
export const KnownId = (name = 'id'): ParameterDecorator => Param(name, UUID);
