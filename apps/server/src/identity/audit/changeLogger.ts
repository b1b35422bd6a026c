import type { Caller } from '../../platform/http/Caller';
import { callOf } from '../../platform/http/callOf';
import type { Exchange } from '../../platform/http/serve';
import type { Audit } from './createAudit';

/** Words and members for the log of who did what. */
export type LogChange = (
  kind: 'add' | 'edit' | 'delete',
  content: string,
  details: Record<string, unknown>,
) => Promise<void>;

/** Writes into the log what a call did, in the name of its caller. */
export const changeLogger =
  (audit: Audit) =>
  (caller: Caller, { request }: Exchange): LogChange =>
  (kind, content, details) =>
    audit({ kind, content, caller, ip: caller.ip, call: callOf(request), details });
