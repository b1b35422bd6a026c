import type { ExpertTask } from '@gezi/domain';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { expertTask, purchaseInfo, type Database } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import type { ListQuery } from '../../../platform/query/listQuery';
import { texts } from '../../../platform/texts';

/** Columns of a task with those of its project. */
export const taskColumns = {
  id: expertTask.id,
  purchaseInfoId: expertTask.purchaseInfoId,
  proNo: purchaseInfo.proNo,
  proName: purchaseInfo.proName,
  projectStatus: purchaseInfo.status,
  expertId: expertTask.expertId,
  expertName: expertTask.expertName,
  expertType: expertTask.expertType,
  status: expertTask.status,
  scoreDeadline: expertTask.scoreDeadline,
  submitTime: expertTask.submitTime,
  declineReason: expertTask.declineReason,
  returnReason: expertTask.returnReason,
  createBy: expertTask.createBy,
  createTime: expertTask.createTime,
  updateBy: expertTask.updateBy,
  updateTime: expertTask.updateTime,
  sysOrgCode: expertTask.sysOrgCode,
  tenantId: expertTask.tenantId,
};
/** Members that the lifecycle reads too. */
const storedColumns = {
  ...taskColumns,
  expertUserId: expertTask.expertUserId,
  applyUserId: purchaseInfo.applyUserId,
};

/** A task as the database has it, with the members of its project that the lifecycle reads. */
export type StoredTask = Omit<ExpertTask, 'actions' | 'tenantId'> & {
  tenantId: number;
  expertUserId: string;
  applyUserId: string | null;
};

/** SQL of tasks. Conditions may name columns of the project. */
export function taskStore(db: Database) {
  const isProject = and(
    eq(purchaseInfo.id, expertTask.purchaseInfoId),
    eq(purchaseInfo.tenantId, expertTask.tenantId),
  )!;
  const select = () => db.orm.select(storedColumns).from(expertTask).innerJoin(purchaseInfo, isProject);

  return {
    async page({ where, orderBy, size, offset }: ListQuery): Promise<{ rows: StoredTask[]; total: number }> {
      const rows = await select()
        .where(where)
        .orderBy(...orderBy)
        .limit(size)
        .offset(offset);
      return { rows, total: await countOf(where) };
    },
    countOf,

    /** @throws {Refusal} naming `field` */
    async findOrRefuse(scope: SQL | undefined, id: string, field: 'id' | 'taskId'): Promise<StoredTask> {
      const [row] = await select().where(and(scope, eq(expertTask.id, id)));
      if (!row) throw refuse(texts.notFound, field);
      return row;
    },

    /** Tasks of a project in the order of the draws. */
    ofProject: (tenantId: number, projectId: string): Promise<StoredTask[]> =>
      select()
        .where(and(eq(expertTask.tenantId, tenantId), eq(expertTask.purchaseInfoId, projectId)))
        .orderBy(asc(expertTask.createTime), asc(expertTask.expertType), asc(expertTask.id)),
  };

  async function countOf(where: SQL | undefined): Promise<number> {
    const [row] = await db.orm
      .select({ count: count() })
      .from(expertTask)
      .innerJoin(purchaseInfo, isProject)
      .where(where);
    return row!.count;
  }
}
export type TaskStore = ReturnType<typeof taskStore>;
