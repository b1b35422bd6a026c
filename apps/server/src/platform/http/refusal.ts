import { codes } from '@gezi/domain';
import { texts } from '../texts';

/** A refused request with the message for the user; status and code per contract, part 1 §1.3. */
export class Refusal extends Error {
  constructor(
    readonly status: 200 | 400 | 401 | 403 | 404 | 408 | 413 | 416 | 429 | 503 | 507,
    readonly code: number,
    message: string,
    /** Path of the invalid member of the input, e.g. `purchasePlanDetailList/0/actualCounts`. */
    readonly field?: string,
    /** Seconds after which the same call may be made again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** A business or validation failure. */
export const refuse = (message: string, field?: string) => new Refusal(200, codes.refused, message, field);

/**
 * Runs a reader of a part of the input that does not know the path of that part.
 *
 * @throws {Refusal} as thrown by `read`, naming `field`
 */
export function readAs<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.status, error.code, error.message, field) : error;
  }
}

/** The token is missing, unknown, expired or revoked. */
export const notSignedIn = () => new Refusal(401, codes.notSignedIn, texts.tokenInvalid);

/** The caller is known and lacks access. */
export const forbidden = (message: string = texts.forbidden) => new Refusal(403, codes.forbidden, message);

/** The body did not arrive in time. */
export const slowBody = () => new Refusal(408, codes.refused, texts.slowBody);

/** A rate limit is exceeded. @param wait milliseconds until the limit is reset */
export const tooManyCalls = (wait: number) =>
  new Refusal(429, codes.refused, texts.busy, undefined, Math.max(1, Math.ceil(wait / 1000)));

/** Seconds after which a client may repeat a call that a part of the server was too busy or away for. */
const RETRY_AFTER = 5;

/** A part of the server is away or has no capacity left. */
export const unavailable = (message: string) => new Refusal(503, codes.refused, message, undefined, RETRY_AFTER);

/** The body is not what its content type says. */
export const malformed = () => new Refusal(400, codes.refused, texts.unreadable);

export const unknownPath = () => new Refusal(404, codes.unknownPath, texts.unknownPath);
