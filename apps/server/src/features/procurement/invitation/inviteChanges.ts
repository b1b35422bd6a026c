import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import type { Caller } from '../../../platform/http/Caller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { noteOnProject } from '../shared/projects/noteOnProject';
import { projectPage } from '../shared/projects/projectKind';
import type { StoredInvite } from './inviteStore';
import { inviteTexts as t } from './texts';

/** Answers of a supplier. */
export type Answer = 'accept' | 'decline' | 'register';

/** Events of the project's timeline by the answer. */
const EVENTS = { accept: 'acceptInvitation', decline: 'declineInvitation', register: 'register' } as const;

/** Consequences of a changed invitation: its version, logs, timeline of the project, and the notice to the purchaser. */
export function inviteChanges(services: Pick<Services, 'db' | 'clock' | 'notices' | 'secrets'>) {
  const version = storeVersion(services.db, services.clock);
  const queue = documentNotices(services);
  const note = noteOnProject(services);

  return {
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows: () => queue.notifyWindows(),

    /** Stores the version in the tenant of the project. */
    async stored(caller: Caller, type: 'add' | 'edit', { isOver: _over, ...content }: StoredInvite): Promise<void> {
      const { id, tenantId } = content;
      await version({ ...caller, tenantId }, { table: 'purchase_invite', id, type, content });
    },

    async answered(caller: Caller, answer: Answer, invite: StoredInvite, logChange: LogChange): Promise<void> {
      const { id, proNo, proName, supplierName, status, replyRemark, tenantId, purchaseInfoId } = invite;
      await logChange(answer === 'register' ? 'add' : 'edit', () => t.audit[answer](proNo, supplierName), {
        id,
        status,
        replyRemark,
      });
      await note(caller, purchaseInfoId, EVENTS[answer], supplierName);
      await queue.send(
        { ...caller, tenantId },
        {
          userIds: [invite.applyUserId],
          title: () => t.notice.title[answer],
          content: () => t.notice.content[answer](supplierName, proName, replyRemark ?? ''),
          page: projectPage(purchaseInfoId),
          busType: 'purchaseInfo',
          busId: purchaseInfoId,
        },
      );
    },
  };
}
