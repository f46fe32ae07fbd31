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

/** A controller of calls by name, for those who have the public key or what else the guard knows. */
export function CallsByName(guard: Type<CanActivate> = CallKeyGuard): ClassDecorator {
  return applyDecorators(Controller('functions/v1'), ApiExcludeController(), UseGuards(guard));
}

/** One call by its name. */
export function Call(name: string): MethodDecorator {
  return applyDecorators(Post(name), HttpCode(200), Header('cache-control', 'no-store'));
}
