import type { Caller } from '../../platform/http/Caller';
import type { Audit } from './createAudit';
import type { LogChange } from './changeLogger';

/** Creates the logger of changes that follow from the clock or from other records. @param work its name, e.g. `project-start` */
export const clockLogger =
  (audit: Audit) =>
  (caller: Caller, work: string): LogChange =>
  (kind, content, details) =>
    audit({ kind, content, caller, ip: '', call: `CLOCK ${work}`, details });
