import {
  applyDecorators,
  type CanActivate,
  Controller,
  Header,
  HttpCode,
  Post,
  type Type,
  UseGuards,
  Injectable,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../platform/access/from-request.js';
import { PublicKeyGuard, SubmitKeyGuard } from '../platform/access/integrator.guard.js';

function keyOfCall(request: FastifyRequest): string {
  const { apikey } = request.headers;
  return typeof apikey === 'string' ? apikey : bearerOf(request);
}

@Injectable()
class CallKeyGuard extends PublicKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}

@Injectable()
export class SubmitCallKeyGuard extends SubmitKeyGuard {
  protected override keyIn(request: FastifyRequest): string {
    return keyOfCall(request);
  }
}

export function CallsByName(guard: Type<CanActivate> = CallKeyGuard): ClassDecorator {
  return applyDecorators(Controller('functions/v1'), ApiExcludeController(), UseGuards(guard));
}

export function Call(name: string): MethodDecorator {
  return applyDecorators(Post(name), HttpCode(200), Header('cache-control', 'no-store'));
}
