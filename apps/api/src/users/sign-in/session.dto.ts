import type { SessionGrant } from '@boligstyling/application';
import { ACCESS_TOKEN_SECONDS, type Role, ROLES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MaxLength } from '../../platform/validation/field.js';
import { Count, OneOf, Text } from '../../platform/contract/shown.js';
import { TypedPassword } from './typed-password.js';

/** The shared login, or a user's own password if there is an e-mail address. */
export class LogInDto {
  @TypedPassword('Passord', 'et langt passord') password!: string;
}

export class RefreshSessionDto {
  @ApiProperty({
    example: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.Zm9ybnllbHNlc3Rva2VuLWZvcm55ZWxzZXN0b2tlbi0',
    maxLength: 200,
    description: 'The newest refresh token. It is good for once.',
  })
  @MaxLength(200, { message: 'Dette er ikke et fornyelsestoken.' })
  @IsString({ message: 'Fornyelsestoken mangler.' })
  refresh_token!: string;
}

export class AdminUserDto {
  @Text('administrator', 'A person’s id; `administrator` for the password that all share.')
  id!: string;
  @Text('admin') role!: string;
  @OneOf(ROLES, 'What she may do, as in her account.') account_role!: Role;
}

export class SessionDto {
  @Text('eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhIn0.c2lnbmF0dXJl', 'The same as `adminToken`.')
  access_token!: string;
  @Text(
    '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.Zm9ybnllbHNlc3Rva2VuLWZvcm55ZWxzZXN0b2tlbi0',
    'Good for one renewal. One that comes back ends the session.',
  )
  refresh_token!: string;
  @Count(1_795_188_720, 'When the access token expires, in seconds since 1970.')
  expires_at!: number;
  @ApiProperty() user!: AdminUserDto;
}

export class AdminSessionDto {
  @ApiProperty({ example: true })
  success!: boolean;

  @Text(
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhIn0.c2lnbmF0dXJl',
    `Opens the administrator’s calls as a bearer token, for ${ACCESS_TOKEN_SECONDS / 60} minutes.`,
  )
  adminToken!: string;
  @ApiProperty() session!: SessionDto;
}

export function toAdminSessionDto(grant: SessionGrant): AdminSessionDto {
  return {
    success: true,
    adminToken: grant.accessToken,
    session: {
      access_token: grant.accessToken,
      refresh_token: grant.refreshToken,
      expires_at: Math.floor(grant.accessExpiresAt.getTime() / 1000),
      user: {
        id: grant.userId ?? 'administrator',
        role: 'admin',
        account_role: grant.role,
      },
    },
  };
}
