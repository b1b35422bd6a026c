import type { Decision } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';
import { systemCaller } from '../../platform/http/systemCaller';

/** A caller whose actions on a document a process decides on. */
export interface ProcessCaller extends Caller {
  decisions: readonly Decision[];
  /** Step of the process, for the timeline. */
  stepName?: string | null;
}

/** True if a process takes the action, and not a role. */
export const isOfProcess = (caller: Caller): caller is ProcessCaller => 'decisions' in caller;

/**
 * The system with the name of the user who took the step of the process: what follows from it needs no role and no scope.
 */
export const processCaller = (
  { tenantId, userId, username, realname, ip, sessionId }: Caller,
  decision: Decision,
  stepName: string | null = null,
): ProcessCaller => ({
  ...systemCaller(tenantId),
  userId,
  username,
  realname,
  ip,
  sessionId,
  decisions: [decision],
  stepName,
});
