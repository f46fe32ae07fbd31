import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import {
  type AccessToken,
  Clock,
  type RefreshToken,
  SessionTokens,
} from '@boligstyling/application';
import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import { JwtService } from '@nestjs/jwt';
import { derivedKey } from '../../platform/secrets/hmac-link-signer.js';

/** Separates these tokens from others signed with the same secret. */
const AUDIENCE = 'admin-access';
const SUBJECT = 'administrator';

/** A session's id and 256 random bits. */
const REFRESH_TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

interface Claims {
  sid: string;
  gen: string;
  /** In seconds since 1970. */
  exp: number;
}

const TOKENS_REMEMBERED = 1_000;

/** Access tokens are JWTs under HS256 and no other algorithm; refresh tokens are random. */
export class JwtSessionTokens extends SessionTokens {
  private readonly jwt: JwtService;
  private readonly known: readonly JwtService[];
  /** A look-up takes a tenth of checking a signature. */
  private readonly read = new Map<string, Claims>();

  constructor(
    sessionSecret: string,
    private readonly clock: Clock,
    secretBefore = '',
  ) {
    super();
    this.jwt = under(sessionSecret);
    this.known = [this.jwt, ...(secretBefore ? [under(secretBefore)] : [])];
  }

  override async issueAccess(sessionId: string, generation: string): Promise<AccessToken> {
    const exp = this.seconds() + ACCESS_TOKEN_SECONDS;
    const token = await this.jwt.signAsync({ sid: sessionId, gen: generation, exp });
    return { token, expiresAt: new Date(exp * 1000) };
  }

  override async readAccess(token: string) {
    const claims = this.read.get(token) ?? (await this.verified(token));
    if (!claims || claims.exp <= this.seconds()) return undefined;
    return { sessionId: claims.sid, generation: claims.gen };
  }

  private async verified(token: string): Promise<Claims | undefined> {
    for (const jwt of this.known) {
      try {
        const clockTimestamp = this.seconds();
        const claims = await jwt.verifyAsync<Claims>(token, { clockTimestamp });
        if (this.read.size >= TOKENS_REMEMBERED) this.read.clear();
        this.read.set(token, claims);
        return claims;
      } catch {
        // Signed under another secret, or forged.
      }
    }
    return undefined;
  }

  override issueRefresh(sessionId: string): RefreshToken {
    const token = `${sessionId}.${randomBytes(32).toString('base64url')}`;
    return { token, digest: digest(token) };
  }

  override readRefresh(token: string) {
    const sessionId = REFRESH_TOKEN.exec(token)?.[1];
    return sessionId ? { sessionId, digest: digest(token) } : undefined;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function under(secret: string): JwtService {
  // The library else finds the key's kind by trial at each call.
  const key = createSecretKey(derivedKey(secret, 'access tokens'));
  return new JwtService({
    secretOrKeyProvider: () => key,
    signOptions: { algorithm: 'HS256', audience: AUDIENCE, subject: SUBJECT },
    verifyOptions: { algorithms: ['HS256'], audience: AUDIENCE, subject: SUBJECT },
  });
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
