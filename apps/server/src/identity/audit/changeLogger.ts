import type { Caller } from '../../platform/http/Caller';
import { callOf } from '../../platform/http/callOf';
import type { Exchange } from '../../platform/http/serve';
import type { Audit } from './createAudit';

/** Adds an entry to the audit log. */
export type LogChange = (
  kind: 'add' | 'edit' | 'delete',
  content: () => string,
  details: Record<string, unknown>,
) => Promise<void>;

/** Creates the logger of a call, in the name of its caller. */
export const changeLogger =
  (audit: Audit) =>
  (caller: Caller, { request }: Exchange): LogChange =>
  (kind, content, details) =>
    audit({ kind, content, caller, ip: caller.ip, call: callOf(request), details });
