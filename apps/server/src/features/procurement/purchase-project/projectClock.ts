import { closingAction, inviteStatus, projectStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { purchaseInvite, timeOf, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueRecord, DueWork } from '../../../platform/jobs/DueWork';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { projectNotices } from '../shared/projects/projectNotices';
import type { projects } from './projects';
import { projectTexts } from '../shared/projects/projectTexts';

const DAY = 86_400_000;

/** Changes of projects by the clock of the database (contract, part 3 §4.2). */
export function projectClock(
  services: Services,
  { records, store, start, release }: ReturnType<typeof projects>,
): DueWork[] {
  const { db, audit } = services;
  const logAs = clockLogger(audit);

  return [
    {
      name: 'project-start',
      find: (limit) => store.toStart(limit),
      change: ({ id, tenantId }) =>
        db.transaction(async () => {
          const system = systemCaller(tenantId);
          const project = await records.find(system, id, true);
          // Another server may have started it.
          if (project?.status === projectStatus.toStart) await start(system, id, logAs(system, 'project-start'));
        }),
    },
    { name: 'project-close', find: (limit) => store.toClose(limit), change: close },
  ];

  /** Ends the quotation, or postpones its end. */
  async function close({ id, tenantId }: DueRecord): Promise<void> {
    const system = systemCaller(tenantId);
    const notices = projectNotices(services, store);
    await db.transaction(async () => {
      const project = await records.find(system, id, true);
      // Another server may have closed it, or a purchaser extended it.
      if (project?.status !== projectStatus.quoting || !(await store.isPast(tenantId, id, 'proEndTime'))) return;
      const bids = (await store.bidCounts(tenantId, [id])).get(id) ?? 0;
      const action = closingAction(project, bids);
      const proEndTime = timeText(timeOf(project.proEndTime!) + project.postponeDays! * DAY);
      const changes: Record<typeof action, DocumentChange> = {
        postpone: { members: { proEndTime, postponed: '1' }, note: `${project.proEndTime} → ${proEndTime}` },
        expire: { members: { failReason: projectTexts.noBid, insufficient: '1' } },
        close: { members: { insufficient: bids < project.minSupplierCount ? '1' : '0' } },
      };
      const logChange = logAs(system, `project-${action}`);
      const saved = await records.act(system, action, { id }, logChange, () => changes[action]);
      await notices.acted(system, action, saved, {});
      if (action === 'postpone') return;
      await expireInvitations(system, id);
      if (action === 'expire') await release(project);
    });
    notices.notifyWindows();
  }

  /** Invitations without an answer expire (contract, part 3 §4.3). */
  async function expireInvitations({ tenantId }: Caller, projectId: string): Promise<void> {
    await db.orm
      .update(purchaseInvite)
      .set({ inviteStatus: inviteStatus.expired })
      .where(
        and(
          eq(purchaseInvite.tenantId, tenantId),
          eq(purchaseInvite.purchaseInfoId, projectId),
          eq(purchaseInvite.inviteStatus, inviteStatus.sent),
        ),
      );
  }
}
