import { hash, randomBytes } from 'node:crypto';

/** A new access token: 256 random bits as base64url, which is valid in a socket subprotocol. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token as stored in the database. */
export const tokenHash = (token: string): string => hash('sha256', token);

/** Whether a text has the format of a token; saves a query for the rest. */
export const looksLikeToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text);
