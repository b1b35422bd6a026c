import { expertFields, type Expert, type ExpertAdd, type ExpertEdit } from '@gezi/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { evaluationExpert, expertTask } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { likeSql } from '../../../platform/query/conditionSql';
import { readIds } from '../../../records/lists/readIds';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { expertUsers } from './expertUsers';
import { texts } from './texts';

/** Menu component of the list of experts, whose data rules apply wherever an expert is shown. */
export const EXPERT_PAGE = 'evaluation/ExpertList';

const USERS = 'sys_user,realname,id';
const MATERIAL_TYPES = ['material_type,name,id', 'materialTypeIds'] as const;
const SUPPLIERS = ['supplier_info,name,id', 'avoidSupplierIds'] as const;

/** Experts of a tenant. */
export function experts(services: Services) {
  const { db, dictionaries } = services;
  const inTenant = ({ tenantId }: Caller) => eq(evaluationExpert.tenantId, tenantId);
  const records = recordsWithTexts<Expert>(services, {
    recordName: () => texts.what,
    nameOf: ({ name }) => name,
    table: evaluationExpert,
    page: EXPERT_PAGE,
    fields: expertFields,
    scope: inTenant,
    removeRows,
    dicts: {
      userId: USERS,
      professionType: 'profession_type',
      materialTypeIds: MATERIAL_TYPES[0],
      avoidSupplierIds: SUPPLIERS[0],
    },
  });

  return {
    ...records,

    add: (caller: Caller, input: ExpertAdd, logChange: LogChange) =>
      db.transaction(async () => {
        await expectUser(caller, input.userId);
        return records.add(caller, { ...input, ...(await readReferences(caller, input)) }, logChange);
      }),

    edit: (caller: Caller, input: ExpertEdit, logChange: LogChange) =>
      records.edit(caller, input, logChange, async (before) => {
        const { userId } = input;
        if (userId !== undefined && userId !== before.userId) await expectUser(caller, userId);
        return readReferences(caller, input, before);
      }),

    /** Experts on the list page whose name or organisation contains the keyword. */
    async find(caller: Caller, keyword: string, limit: number) {
      const { id, name, orgName, jobTitle } = evaluationExpert;
      return db.orm
        .select({ id, title: name, code: jobTitle, note: orgName })
        .from(evaluationExpert)
        .where(and(records.scope(caller), or(...[name, orgName].map((column) => likeSql(column, 'contains', keyword)))))
        .orderBy(asc(name), asc(id))
        .limit(limit);
    },
  };

  /** @throws {Refusal} naming `userId` when the caller may not select the user as a new expert */
  async function expectUser(caller: Caller, userId: string): Promise<void> {
    const seen = await dictionaries.textsOf(USERS, [userId], caller);
    const found = await expertUsers(db, caller.tenantId, 'id', [userId]);
    if (!seen.has(userId) || !found.has(userId)) throw refuse(texts.notExpert, 'userId');
    const [other] = await db.orm
      .select({ id: evaluationExpert.id })
      .from(evaluationExpert)
      .where(and(inTenant(caller), eq(evaluationExpert.userId, userId)))
      .limit(1);
    if (other) throw refuse(texts.userTaken, 'userId');
  }

  /** Experts who were drawn stay, because their tasks and scores name them. */
  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const [drawn] = await db.orm
      .select({ name: expertTask.expertName })
      .from(expertTask)
      .where(and(eq(expertTask.tenantId, caller.tenantId), inArray(expertTask.expertId, [...ids])))
      .limit(1);
    if (drawn) throw refuse(texts.isDrawn(drawn.name), 'ids');
    const { id } = evaluationExpert;
    const removed = await db.orm
      .delete(evaluationExpert)
      .where(and(inTenant(caller), inArray(id, [...ids])))
      .returning({ id });
    return removed.map((row) => row.id);
  }

  async function readReferences(caller: Caller, input: Partial<ExpertAdd>, before?: Expert) {
    const { materialTypeIds: types, avoidSupplierIds: suppliers } = input;
    return {
      ...(types !== undefined && {
        materialTypeIds: await readIds(dictionaries, caller, MATERIAL_TYPES, types, before?.materialTypeIds),
      }),
      ...(suppliers !== undefined && {
        avoidSupplierIds: await readIds(dictionaries, caller, SUPPLIERS, suppliers, before?.avoidSupplierIds),
      }),
    };
  }
}
