import type { BusinessService, Lifecycle } from '@gezi/domain';
import { isExternal, type Caller } from '../../platform/http/Caller';
import type { RecordServices } from '../RecordServices';
import type { ProcessCaller } from './ProcessCaller';

interface ListedDocument {
  id: string;
  status: string;
}

/** The caller as the actor of each of several documents, for the actions that are open: processes decide on some of them. */
export const approvalActors =
  (
    { approvals }: Pick<RecordServices, 'approvals'>,
    service: BusinessService,
    { actions }: Pick<Lifecycle<never, string, 'approve'>, 'actions'>,
  ) =>
  async (caller: Caller, rows: readonly ListedDocument[]): Promise<(row: ListedDocument) => Caller> => {
    const waiting = rows.flatMap(({ id, status }) => (actions.approve.from.includes(status) ? [id] : []));
    const found =
      waiting.length > 0 && !isExternal(caller)
        ? await approvals.process?.decisionsOf(caller, service, waiting)
        : undefined;
    return ({ id }) => {
      const decisions = found?.get(id);
      return decisions ? ({ ...caller, decisions } satisfies ProcessCaller) : caller;
    };
  };
