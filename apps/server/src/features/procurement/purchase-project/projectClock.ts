import { closingAction, inviteStatus, projectStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { purchaseInvite, timeOf, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueRecord, DueWork } from '../../../platform/jobs/DueWork';
import type { JobClass } from '../../../platform/jobs/JobClass';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { projectNotices } from '../shared/projects/projectNotices';
import type { projects } from './projects';
import { projectTexts } from '../shared/projects/projectTexts';

const DAY = 86_400_000;

/** Projects of one kind that one run of the job changes; further ones wait for the next. */
const MAX_PROJECTS = 1000;

/** Changes of projects by the clock of the database (contract, part 3 §4.2), and the job that makes them too. */
export function projectClock(services: Services, { records, store, start, release }: ReturnType<typeof projects>) {
  const { db, audit } = services;
  const logAs = clockLogger(audit);

  const dueWork: DueWork[] = [
    {
      name: 'project-start',
      find: (limit) => store.toStart(limit),
      async change(record) {
        await begin(record);
      },
    },
    {
      name: 'project-close',
      find: (limit) => store.toClose(limit),
      async change(record) {
        await close(record);
      },
    },
  ];

  const jobs: Record<'projectClock', JobClass> = {
    projectClock: {
      text: () => projectTexts.job.name,
      async run({ tenantId }) {
        let [started, closed] = [0, 0];
        for (const record of await store.toStart(MAX_PROJECTS, tenantId)) if (await begin(record)) started += 1;
        for (const record of await store.toClose(MAX_PROJECTS, tenantId)) if (await close(record)) closed += 1;
        return projectTexts.job.done(started, closed);
      },
    },
  };

  return { dueWork, jobs };

  /** Starts the quotation; false if it was done before. */
  function begin({ id, tenantId }: DueRecord): Promise<boolean> {
    return db.transaction(async () => {
      const system = systemCaller(tenantId);
      const project = await records.find(system, id, true);
      // Another server may have started it.
      if (project?.status !== projectStatus.toStart) return false;
      await start(system, id, logAs(system, 'project-start'));
      return true;
    });
  }

  /** Ends the quotation, or postpones its end; false if it was done before. */
  async function close({ id, tenantId }: DueRecord): Promise<boolean> {
    const system = systemCaller(tenantId);
    const notices = projectNotices(services, store);
    const isChanged = await db.transaction(async () => {
      const project = await records.find(system, id, true);
      // Another server may have closed it, or a purchaser extended it.
      if (project?.status !== projectStatus.quoting || !(await store.isPast(tenantId, id, 'proEndTime'))) return false;
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
      if (action === 'postpone') return true;
      await expireInvitations(system, id);
      if (action === 'expire') await release(project);
      return true;
    });
    notices.notifyWindows();
    return isChanged;
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
