import {
  findQuestionFault,
  isOwnProject,
  MAX_UNANSWERED,
  mayAnswer,
  type InputOf,
  type listQuestions,
  type ProjectQuestion,
  type QuestionAdd,
  type QuestionAnswer,
} from '@gezi/domain';
import { eq, isNotNull, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { projectQuestion } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { documentNotices } from '../../../records/documents/documentNotices';
import { bidProjects } from '../shared/bids/bidProject';
import { noteOnProject } from '../shared/projects/noteOnProject';
import { ownSupplier } from '../shared/projects/ownSupplier';
import { projectPage } from '../shared/projects/projectKind';
import { projectNotices, takingPart, titleOf } from '../shared/projects/projectNotices';
import { projectReader } from '../shared/projects/projectReader';
import { sourceScope } from '../shared/projects/sourceScope';
import { questionStore, type AskedProject, type StoredQuestion } from './store';
import { questionTexts as t } from './texts';

/** Questions about published projects: suppliers ask, the purchaser answers, all bidders read the answers. */
export function questions(services: Services) {
  const { db, clock } = services;
  const { records, store: projectRows } = projectReader(services);
  const store = questionStore(db, clock);
  const bidProject = bidProjects(db);
  const note = noteOnProject(services);
  const version = storeVersion(db, clock);

  return {
    list,
    add,
    answer,
    countToAnswer: (caller: Caller) => store.countToAnswer(caller, records.scope),
  };

  async function list(caller: Caller, { purchaseInfoId, answered, pageNo, pageSize }: InputOf<typeof listQuestions>) {
    const { supplierId } = caller;
    const scope = supplierId ? sourceScope(caller) : records.scope(caller);
    const project = await store.project(purchaseInfoId, scope);
    if (!project) throw refuse(texts.notFound, 'purchaseInfoId');
    const isVisible = supplierId
      ? or(eq(projectQuestion.supplierId, supplierId), isNotNull(projectQuestion.answer))
      : undefined;
    const found = await store.list(project, { isVisible, answered, pageNo, pageSize });
    return pageOf(
      found.rows.map((row) => shownTo(caller, project, row)),
      found.total,
      found.list,
    );
  }

  /** Stores a question of the caller's supplier and notifies the purchaser. */
  async function add(
    caller: Caller,
    { purchaseInfoId, question }: QuestionAdd,
    logChange: LogChange,
  ): Promise<ProjectQuestion> {
    const notices = documentNotices(services);
    const asked = await db.transaction(async () => {
      const supplier = await ownSupplier(db, caller, true);
      if (!supplier) throw forbidden(t.noSupplier);
      const project = await store.project(purchaseInfoId, sourceScope(caller), true);
      if (!project) throw refuse(texts.notFound, 'purchaseInfoId');
      await expectMayAsk(project, supplier);
      const row = await store.add(caller, project, supplier, question.trim());
      const { id, proNo, tenantId } = project;
      await version({ ...caller, tenantId }, { table: 'project_question', id: row.id, type: 'add', content: row });
      await logChange('add', () => t.log.add(proNo), { id: row.id, purchaseInfoId, question: row.question });
      await note(caller, id, 'question', supplier.name);
      await notices.send(
        { ...caller, tenantId },
        {
          userIds: [project.applyUserId],
          title: titleOf(project, () => t.notice.title),
          content: () => t.notice.content(proNo, supplier.name),
          page: projectPage(id),
          busType: 'purchaseInfo',
          busId: id,
        },
      );
      return shownTo(caller, project, row);
    });
    notices.notifyWindows();
    return asked;
  }

  async function expectMayAsk(
    project: AskedProject,
    supplier: { id: string; mayTakePart: (tenantId: number) => boolean },
  ): Promise<void> {
    const invitation = await bidProject.invitationOf(project, supplier.id);
    const fault = findQuestionFault({
      ...project,
      inviteStatus: invitation?.inviteStatus ?? null,
      isLeftOut: invitation !== undefined && invitation.round < project.round,
      mayTakePart: supplier.mayTakePart(project.tenantId),
      unanswered: await store.countUnanswered(project, supplier.id),
    });
    if (!fault) return;
    const { [fault.code as keyof typeof t.refused]: reason } = t.refused;
    throw refuse(typeof reason === 'string' ? reason : reason(MAX_UNANSWERED), fault.field);
  }

  /** Stores the answer to a question, or a corrected one, and notifies who asked and all suppliers that take part. */
  async function answer(
    caller: Caller,
    { id, answer: text }: QuestionAnswer,
    logChange: LogChange,
  ): Promise<ProjectQuestion> {
    const notices = projectNotices(services, projectRows);
    const answered = await db.transaction(async () => {
      const question = await store.find(id);
      const project = question && (await store.project(question.purchaseInfoId, records.scope(caller), true));
      if (!project) throw refuse(texts.notFound, 'id');
      if (!isOwnProject(caller, project)) throw forbidden(t.notOwn);
      if (!mayAnswer(project, caller)) throw refuse(t.closed, 'id');
      const row = await store.answer(caller, question, text.trim());
      const { proNo, id: purchaseInfoId } = project;
      await version(caller, { table: 'project_question', id, type: 'edit', content: row });
      await logChange('edit', () => t.log.answer(proNo), { id, purchaseInfoId, answer: row.answer });
      await note(caller, purchaseInfoId, 'answer');
      const stored = await records.findOrRefuse(caller, purchaseInfoId);
      const suppliers = [...new Set([row.supplierId, ...takingPart(stored)])];
      await notices.toChosen(caller, 'answer', stored, suppliers);
      return shownTo(caller, project, row);
    });
    notices.notifyWindows();
    return answered;
  }
}

/** A question as the caller sees it: suppliers are not told the names of others. */
function shownTo(caller: Caller, project: AskedProject, row: StoredQuestion): ProjectQuestion {
  const { id, purchaseInfoId, question, askTime, answer, answerName, answerTime } = row;
  const mine = caller.supplierId !== null && row.supplierId === caller.supplierId;
  const isNamed = mine || caller.supplierId === null;
  return {
    id,
    purchaseInfoId,
    supplierId: isNamed ? row.supplierId : null,
    supplierName: isNamed ? row.supplierName : null,
    question,
    askTime,
    answer,
    answerName,
    answerTime,
    mine,
    mayAnswer: mayAnswer(project, caller),
  };
}
