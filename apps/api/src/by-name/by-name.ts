import {
  applyDecorators,
  type CanActivate,
  Controller,
  Header,
  HttpCode,
  Post,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CallKeyGuard } from './call-key.guard.js';

/** A controller of calls by name, open to the public key unless another guard is given. */
export function CallsByName(guard: Type<CanActivate> = CallKeyGuard): ClassDecorator {
  return applyDecorators(Controller('functions/v1'), ApiExcludeController(), UseGuards(guard));
}

export function Call(name: string): MethodDecorator {
  return applyDecorators(Post(name), HttpCode(200), Header('cache-control', 'no-store'));
}
