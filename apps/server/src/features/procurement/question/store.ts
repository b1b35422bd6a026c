import { projectStatus } from '@gezi/domain';
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { RowScope } from '../../../identity/rights/dataRules';
import { databaseTime, newId, nextVersion, projectQuestion, purchaseInfo, type Database } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { listPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { selectList } from '../../../platform/query/selectList';
import { IS_OVER } from '../shared/projects/isOver';

export type StoredQuestion = typeof projectQuestion.$inferSelect;

const columns = getTableColumns(projectQuestion);
const project = {
  id: purchaseInfo.id,
  proNo: purchaseInfo.proNo,
  proName: purchaseInfo.proName,
  applyUserId: purchaseInfo.applyUserId,
  projectStatus: purchaseInfo.status,
  isOver: IS_OVER,
  round: purchaseInfo.round,
  tenantId: purchaseInfo.tenantId,
};

/** A project as its questions need it. */
export interface AskedProject {
  id: string;
  proNo: string;
  proName: string;
  applyUserId: string | null;
  projectStatus: string;
  isOver: boolean;
  round: number;
  tenantId: number;
}

interface QuestionFilter {
  /** Condition on the questions that the caller sees. */
  isVisible: SQL | undefined;
  answered: '0' | '1' | undefined;
  pageNo: number | undefined;
  pageSize: number | undefined;
}

/** SQL of questions. Writes lock the project first. */
export function questionStore(db: Database, clock: () => number) {
  return {
    /** A project that the scope shows. @param lock locks it until the transaction ends */
    async project(id: string, scope: SQL | undefined, lock = false): Promise<AskedProject | undefined> {
      const query = db.orm
        .select(project)
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.id, id), scope));
      if (!lock) return (await query)[0];
      const [locked] = await query.for('update');
      if (!locked) return undefined;
      // The statement above evaluated the clock before it waited for the lock.
      const [row] = await db.orm.select(project).from(purchaseInfo).where(eq(purchaseInfo.id, id));
      return row;
    },

    /** Questions about a project, newest first. */
    list({ id, tenantId }: AskedProject, { isVisible, answered, pageNo, pageSize }: QuestionFilter) {
      const isAnswered = { '0': isNull(projectQuestion.answer), '1': isNotNull(projectQuestion.answer) };
      return selectList(db, projectQuestion, columns, {
        where: and(ofProject(tenantId, id), isVisible, answered && isAnswered[answered]),
        orderBy: [desc(projectQuestion.askTime), desc(projectQuestion.id)],
        ...listPage(pageNo, listSize(pageSize)),
      });
    },

    async find(id: string): Promise<StoredQuestion | undefined> {
      const [row] = await db.orm.select().from(projectQuestion).where(eq(projectQuestion.id, id));
      return row;
    },

    /** Questions of a supplier about a project that have no answer. */
    async countUnanswered({ id, tenantId }: AskedProject, supplierId: string): Promise<number> {
      const [row] = await db.orm
        .select({ count: count() })
        .from(projectQuestion)
        .where(
          and(ofProject(tenantId, id), eq(projectQuestion.supplierId, supplierId), isNull(projectQuestion.answer)),
        );
      return row!.count;
    },

    async add(
      caller: Caller,
      { id, tenantId }: AskedProject,
      supplier: { id: string; name: string },
      question: string,
    ): Promise<StoredQuestion> {
      const [row] = await db.orm
        .insert(projectQuestion)
        .values({
          id: newId(),
          purchaseInfoId: id,
          supplierId: supplier.id,
          supplierName: supplier.name,
          question,
          askTime: await databaseTime(db),
          ...createdBy({ ...caller, tenantId }, clock()),
        })
        .returning();
      return row!;
    },

    async answer({ username, realname }: Caller, { id }: StoredQuestion, answer: string): Promise<StoredQuestion> {
      const [row] = await db.orm
        .update(projectQuestion)
        .set({
          answer,
          answerName: realname,
          answerTime: await databaseTime(db),
          updateBy: username,
          updateTime: nextVersion(projectQuestion.updateTime, clock()),
        })
        .where(eq(projectQuestion.id, id))
        .returning();
      return row!;
    },

    /** Questions without an answer about the caller's own projects that are open. @param scope projects it sees */
    async countToAnswer(caller: Caller, scope: RowScope): Promise<number> {
      const [row] = await db.orm
        .select({ count: count() })
        .from(projectQuestion)
        .innerJoin(
          purchaseInfo,
          and(eq(purchaseInfo.tenantId, projectQuestion.tenantId), eq(purchaseInfo.id, projectQuestion.purchaseInfoId)),
        )
        .where(
          and(
            scope(caller),
            eq(purchaseInfo.applyUserId, caller.userId),
            inArray(purchaseInfo.status, [projectStatus.toStart, projectStatus.quoting]),
            not(IS_OVER),
            isNull(projectQuestion.answer),
          ),
        );
      return row!.count;
    },
  };
}

const ofProject = (tenantId: number, id: string) =>
  and(eq(projectQuestion.tenantId, tenantId), eq(projectQuestion.purchaseInfoId, id));
