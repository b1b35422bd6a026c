import { inviteStatus, type ProjectAction } from '@gezi/domain';
import type { Services } from '../../../../FeatureModule';
import { approversOf } from '../../../../identity/users/approversOf';
import type { Caller } from '../../../../platform/http/Caller';
import { isOfProcess } from '../../../../records/approvals/ProcessCaller';
import { documentNotices } from '../../../../records/documents/documentNotices';
import { namedTitle } from '../../../../records/notices/namedTitle';
import { supplierEvents } from '../../../../records/notices/supplierEvents';
import { projectPage, type StoredProject } from './projectKind';
import type { ProjectStore } from './projectStore';
import { projectTexts } from './projectTexts';

const { notice } = projectTexts;

type Words = Readonly<{ opinion?: string | null | undefined; reason?: string | null | undefined }>;

/** Changes of a published project that its suppliers are notified of. */
type SupplierNews =
  | 'supplement'
  | 'extend'
  | 'postpone'
  | 'expire'
  | 'fail'
  | 'cancel'
  | 'publish'
  | 'remind'
  | 'answer'
  | 'newRound'
  | 'won'
  | 'lost'
  | 'reAward';

/** Notices about projects (contract, part 3 §6). */
export function projectNotices(services: Pick<Services, 'db' | 'clock' | 'notices'>, store: ProjectStore) {
  const { db } = services;
  const queue = documentNotices(services);
  const recordEvent = supplierEvents(services);
  const waiting: (() => void)[] = [];
  const about = ({ id }: StoredProject) => ({ page: projectPage(id), busType: 'purchaseInfo', busId: id });

  return {
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows() {
      queue.notifyWindows();
      for (const notify of waiting.splice(0)) notify();
    },
    toSuppliers,
    /** Notifies the given suppliers, e.g. of their own result. */
    toChosen,

    /** Notifies those whom an action concerns. */
    async acted(caller: Caller, action: ProjectAction, project: StoredProject, { opinion, reason }: Words) {
      const { proNo, proName } = project;
      const applicant = { ...about(project), userIds: [project.applyUserId] };
      switch (action) {
        case 'submit':
          // The people of a process are notified by it.
          if (isOfProcess(caller)) return;
          return queue.send(caller, {
            ...about(project),
            userIds: await approversOf(db, caller.tenantId, project.departId),
            title: titleOf(project, () => notice.submitTitle),
            content: () => notice.submitContent(proNo, proName),
          });
        case 'approve':
          await queue.send(caller, {
            ...applicant,
            title: titleOf(project, () => notice.approveTitle),
            content: () => notice.approveContent(proNo, proName),
          });
          return toSuppliers(caller, 'publish', project);
        case 'publish':
          return toSuppliers(caller, 'publish', project);
        case 'reject':
          return queue.send(caller, {
            ...applicant,
            title: titleOf(project, () => notice.rejectTitle),
            content: () => notice.rejectContent(proNo, opinion ?? ''),
            priority: 'H',
          });
        case 'close':
        case 'expire':
          await queue.send(caller, {
            ...applicant,
            title: titleOf(project, () => notice.closeTitle),
            content: () =>
              action === 'close' ? notice.closeContent(proNo, proName) : notice.expireContent(proNo, proName),
          });
          return action === 'expire' ? toSuppliers(caller, 'expire', project) : undefined;
        case 'cancel':
        case 'fail':
          await queue.send(caller, {
            ...applicant,
            title: titleOf(project, () => notice.endTitle[action]),
            content: () => notice.endContent[action](proNo, reason ?? ''),
          });
          return toSuppliers(caller, action, project, reason ?? '');
        case 'extend':
        case 'postpone':
          return toSuppliers(caller, action, project, reason ?? '');
        default:
      }
    },
  };

  /** Notifies the suppliers that take part. */
  async function toSuppliers(caller: Caller, news: SupplierNews, project: StoredProject, reason = ''): Promise<void> {
    return toChosen(caller, news, project, takingPart(project), reason);
  }

  async function toChosen(
    caller: Caller,
    news: SupplierNews,
    project: Pick<StoredProject, 'id' | 'proName' | 'proEndTime'>,
    supplierIds: readonly string[],
    reason = '',
  ): Promise<void> {
    for (const supplier of await store.contactsOf(supplierIds)) {
      const event = {
        busType: 'purchaseInfo',
        busId: project.id,
        title: titleOf(project, () => notice.supplierTitle[news]),
        content: () => notice.supplierContent[news](project.proName, project.proEndTime ?? '', reason),
      } as const;
      waiting.push(await recordEvent(supplier, event, caller.username));
    }
  }
}

/** Title of a notice about a project. */
export const titleOf = ({ proName }: Pick<StoredProject, 'proName'>, title: () => string) => namedTitle(title, proName);

/** Suppliers that were invited or registered, except those that declined. */
export const takingPart = ({ supplierList }: Pick<StoredProject, 'supplierList'>): string[] =>
  supplierList
    .filter((supplier) => supplier.inviteStatus !== null && supplier.inviteStatus !== inviteStatus.declined)
    .map(({ supplierId }) => supplierId);
