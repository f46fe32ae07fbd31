import { Injectable, ParseUUIDPipe } from '@nestjs/common';

/** An id in a path. What is no UUID names nothing here, so it is not found. */
@Injectable()
export class KnownId extends ParseUUIDPipe {
  constructor() {
    super({ errorHttpStatusCode: 404 });
  }
}
