import {
  announcementStatus,
  planLifecycle,
  projectLifecycle,
  projectStatus,
  type Label,
  type Todo,
  type Workplace,
} from '@gezi/domain';
import { and, desc, eq, getTableName, inArray, notInArray, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { documentStep, purchaseInfo, purchasePlan, sysAnnouncement, sysAnnouncementSend } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { localColumn } from '../../../platform/query/localColumn';
import { currentLanguage } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { workplaceTexts } from './texts';

const { contracted, failed, terminated } = projectStatus;
const OVER = [contracted, failed, terminated];
/** Maximum rows of each list. */
const ROWS = 10;
/** Latest documents of the caller whose steps are read. */
const WATCHED = 20;

interface Watched {
  id: string;
  no: string;
  name: string;
  path: string;
  labels: Readonly<Record<string, { label: Label }>>;
}

/** Work that waits for the caller, and recent steps of the caller's documents. */
export function workplace({ db, dictionaries, todoKinds }: Services) {
  return { todos, view };

  async function view(caller: Caller): Promise<Workplace> {
    const [waiting, myProjects, notices, activities] = await Promise.all([
      todos(caller),
      projectsOf(caller),
      noticesOf(caller),
      activitiesOf(caller),
    ]);
    return { todos: waiting, myProjects, notices, activities };
  }

  async function todos(caller: Caller): Promise<Todo[]> {
    const counted = await Promise.all(
      todoKinds.map(async ({ code, permission, title, path, count }) => ({
        code,
        title: title(),
        path,
        count: (await hasPermission(db, caller, permission)) ? await count(caller) : 0,
      })),
    );
    return counted.filter(({ count }) => count > 0);
  }

  async function projectsOf({ tenantId, userId }: Caller): Promise<Workplace['myProjects']> {
    const { id, proNo, proName, status, proEndTime } = purchaseInfo;
    const rows = await db.orm
      .select({ id, proNo, proName, status, proEndTime })
      .from(purchaseInfo)
      .where(and(eq(purchaseInfo.tenantId, tenantId), eq(purchaseInfo.applyUserId, userId), notInArray(status, OVER)))
      .orderBy(desc(purchaseInfo.createTime), desc(id))
      .limit(ROWS);
    return withDictTexts(rows, { status: 'purchase_status' }, dictionaries);
  }

  function noticesOf({ tenantId, userId }: Caller): Promise<Workplace['notices']> {
    return db.orm
      .select({
        id: sysAnnouncement.id,
        title: localColumn(sysAnnouncement.titile, sysAnnouncement.titileEn),
        sendTime: sysAnnouncement.sendTime,
      })
      .from(sysAnnouncementSend)
      .innerJoin(
        sysAnnouncement,
        and(
          eq(sysAnnouncement.id, sysAnnouncementSend.anntId),
          eq(sysAnnouncement.tenantId, sysAnnouncementSend.tenantId),
        ),
      )
      .where(
        and(
          inArray(sysAnnouncementSend.tenantId, [...new Set([0, tenantId])]),
          eq(sysAnnouncementSend.userId, userId),
          eq(sysAnnouncementSend.readFlag, '0'),
          eq(sysAnnouncement.sendStatus, announcementStatus.published),
          eq(sysAnnouncement.delFlag, '0'),
        ),
      )
      .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
      .limit(ROWS);
  }

  /** Steps of the plans and projects that the caller declared, purchases or works on. */
  async function activitiesOf(caller: Caller): Promise<Workplace['activities']> {
    const { tenantId } = caller;
    const [plans, projects] = await Promise.all([plansOf(caller), ownProjects(caller)]);
    const watched = new Map([...plans, ...projects].map((doc) => [doc.id, doc]));
    if (watched.size === 0) return [];
    const ofTable = (table: typeof purchasePlan | typeof purchaseInfo, docs: readonly Watched[]) =>
      docs.length === 0
        ? undefined
        : and(
            eq(documentStep.documentTable, getTableName(table)),
            inArray(
              documentStep.documentId,
              docs.map(({ id }) => id),
            ),
          );
    const steps = await db.orm
      .select({
        documentId: documentStep.documentId,
        action: documentStep.action,
        operator: documentStep.operator,
        time: documentStep.operateTime,
      })
      .from(documentStep)
      .where(
        and(eq(documentStep.tenantId, tenantId), or(ofTable(purchasePlan, plans), ofTable(purchaseInfo, projects))),
      )
      .orderBy(desc(documentStep.operateTime), desc(documentStep.seq))
      .limit(ROWS);
    const language = currentLanguage();
    const named = await withDictTexts(steps, { operator: 'sys_user,realname,username' }, dictionaries);
    return named.map(({ documentId, action, time, operator_dictText: user }) => {
      const { no, name, path, labels } = watched.get(documentId)!;
      const verb =
        labels[action]?.label[language] ?? (action === 'add' ? workplaceTexts.added : workplaceTexts.changed);
      return { time, user, text: workplaceTexts.activity(verb, no, name), path };
    });
  }

  async function plansOf({ tenantId, userId }: Caller): Promise<Watched[]> {
    const { id, planNo, planName, applyUserId, purchaseUserId, createTime } = purchasePlan;
    const rows = await db.orm
      .select({ id, no: planNo, name: planName })
      .from(purchasePlan)
      .where(and(eq(purchasePlan.tenantId, tenantId), or(eq(applyUserId, userId), eq(purchaseUserId, userId))))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return rows.map((row) => ({
      ...row,
      path: `/purchase/plan/view?${new URLSearchParams({ id: row.id })}`,
      labels: planLifecycle.actions,
    }));
  }

  async function ownProjects({ tenantId, userId }: Caller): Promise<Watched[]> {
    const { id, proNo, proName, applyUserId, createTime } = purchaseInfo;
    const rows = await db.orm
      .select({ id, no: proNo, name: proName })
      .from(purchaseInfo)
      .where(and(eq(purchaseInfo.tenantId, tenantId), eq(applyUserId, userId)))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return rows.map((row) => ({
      ...row,
      path: `/purchase/project/view?${new URLSearchParams({ id: row.id })}`,
      labels: projectLifecycle.actions,
    }));
  }
}
