import { applyDecorators, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CallKeyGuard } from './call-key.guard.js';

/** A controller of calls by name, for those who have the public key. */
export function CallsByName(): ClassDecorator {
  return applyDecorators(
    Controller('functions/v1'),
    ApiExcludeController(),
    UseGuards(CallKeyGuard),
  );
}

/** One call by its name. */
export function Call(name: string): MethodDecorator {
  return applyDecorators(Post(name), HttpCode(200), Header('cache-control', 'no-store'));
}
