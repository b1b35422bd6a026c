import { createHash, randomBytes } from 'node:crypto';

/** A new access token: 256 random bits as base64url, which a socket subprotocol may carry. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text may be a token of ours at all; spares the database the rest. */
export const looksLikeToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text);
