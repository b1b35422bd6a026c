import {
  type addFormHead,
  type editFormHead,
  FIELD_DEFAULTS,
  type FormField,
  type FormFieldIn,
  type FormHead,
  formHeadFields,
  HEAD_DEFAULTS,
  type InputOf,
  type listFormHeads,
  RECORD_MEMBERS,
} from '@gezi/domain';
import { checkExpression, findRule } from '@gezi/validators';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { newId } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { headColumns, headStore, toWireHead, type HeadMembers } from '../shared/headStore';
import { dictCodeOf, isEntered } from '../shared/onlineContent';
import { recordProcesses } from '../shared/recordProcesses';

/** Online forms managed by designers: list, fields, add, edit, remove. */
export function formHeads({ db, clock, dictionaries, dataRules }: Services) {
  const rules = dataRules.page('modules/online/cgform/OnlCgformHeadList', headColumns, undefined, formHeadFields);
  const store = headStore(db, clock, rules);
  const processes = recordProcesses(db);
  const remove = removal(
    db,
    async (caller, ids) => {
      await processes.refuseUsed(caller, ids);
      return store.remove(caller, ids);
    },
    () => texts.audit.formHeadDeleted,
  );

  return { list, fields, isFree, add, edit, remove };

  async function list(caller: Caller, request: InputOf<typeof listFormHeads>) {
    const { rows, total, list: query } = await store.list(caller, request);
    const heads = await Promise.all(
      rows.map(async (head): Promise<FormHead> => toWireHead(head, await store.subsOf(caller, head.tableName))),
    );
    return pageOf(heads, total, query);
  }

  /** @throws {Refusal} naming `headId` */
  async function fields(caller: Caller, headId: string): Promise<FormField[]> {
    const head = await store.byId(caller, headId);
    if (!head) throw refuse(texts.notFound, 'headId');
    return head.fields;
  }

  /** True if no other form has the table name. @param id the form that is edited; default a new one */
  async function isFree(caller: Caller, tableName: string, id = ''): Promise<boolean> {
    const taken = await store.byCode(caller, tableName);
    return !taken || taken.id === id;
  }

  async function add(
    caller: Caller,
    { head: sentHead, fields: sent }: InputOf<typeof addFormHead>,
    logChange: LogChange,
  ): Promise<null> {
    const head = withTexts(sentHead);
    await checkFields(caller, sent);
    await db.transaction(async () => {
      await expectFreeName(caller, head.tableName);
      await checkNames(caller, head, sent);
      const members: HeadMembers = { ...HEAD_DEFAULTS, deployId: null, ...head, fields: [] };
      const id = await store.add(caller, members, (headId) => mergeFields(headId, sent, []));
      await logChange('add', () => texts.audit.formHeadAdded(members.tableTxt), { id, tableName: members.tableName });
    });
    return null;
  }

  async function edit(
    caller: Caller,
    { head, fields: sent, deleteFieldIds = [] }: InputOf<typeof editFormHead>,
    logChange: LogChange,
  ): Promise<null> {
    await db.transaction(async () => {
      const { id, updateTime, ...changes } = withTexts(head);
      const before = await store.byId(caller, id, true);
      if (!before) throw refuse(texts.notFound, 'head.id');
      expectVersion(before, updateTime);
      if (changes.tableName && changes.tableName !== before.tableName) await expectFreeName(caller, changes.tableName);
      const merged = mergeFields(id, sent, before.fields, new Set(deleteFieldIds));
      await checkFields(caller, merged);
      await checkNames(caller, { ...before, ...changes }, merged);
      await store.save(caller, id, { ...changes, fields: merged });
      await logChange('edit', () => texts.audit.formHeadEdited(changes.tableTxt), {
        id,
        version: before.tableVersion + 1,
      });
    });
    return null;
  }

  async function expectFreeName(caller: Caller, tableName: string): Promise<void> {
    if (!(await isFree(caller, tableName))) throw refuse(texts.form.tableTaken(tableName), 'head.tableName');
  }

  /**
   * Checks that table and field names do not collide, because a record stores the rows of a sub-table under the table
   * name, next to its field values.
   *
   * @throws {Refusal} naming a field with the name of a sub-table, or the table if a field of its main table has the
   *   same name
   */
  async function checkNames(
    caller: Caller,
    { tableName, tableType }: { tableName: string; tableType?: string },
    fields: readonly FormFieldIn[],
  ): Promise<void> {
    const subs = new Map((await store.subsOf(caller, tableName)).map((sub) => [sub.tableName, sub.tableTxt]));
    for (const [at, field] of fields.entries()) {
      const { dbFieldName: name } = field;
      const sub = isEntered(field) ? subs.get(name) : undefined;
      if (sub !== undefined) throw refuse(texts.form.fieldLikeSubTable(name, sub), `fields.${at}.dbFieldName`);
    }
    const mains = tableType === '3' ? fields.flatMap(({ mainTable }) => mainTable || []) : [];
    if (mains.length > 0 && RECORD_MEMBERS.has(tableName)) {
      throw refuse(texts.form.reservedTable(tableName), 'head.tableName');
    }
    for (const name of new Set(mains)) {
      const main = await store.byName(caller, name);
      if (!main?.fields.some((field) => isEntered(field) && field.dbFieldName === tableName)) continue;
      throw refuse(texts.form.subTableLikeField(tableName, main.tableTxt), 'head.tableName');
    }
  }

  /** @throws {Refusal} naming the first invalid field property */
  async function checkFields(caller: Caller, sent: readonly FormFieldIn[]): Promise<void> {
    if (sent.length === 0) throw refuse(texts.form.noFields, 'fields');
    const names = new Set<string>();
    for (const [at, field] of sent.entries()) {
      const { dbFieldName: name, fieldValidType: rule } = field;
      if (names.has(name)) throw refuse(texts.form.fieldTwice(name), `fields.${at}.dbFieldName`);
      names.add(name);
      const isRule = !rule || findRule(rule, ['grid']) !== undefined || checkExpression(rule) === undefined;
      if (!isRule) throw refuse(texts.form.badRule(name), `fields.${at}.fieldValidType`);
      const code = dictCodeOf({ ...FIELD_DEFAULTS, ...field } as FormField);
      if (code !== '') await dictionaries.items(code, caller, { limit: 1 }, `fields.${at}.dictField`);
    }
  }
}

/** The head with the texts that are stored for numbers. */
function withTexts<Head extends { tableType?: string | number; relationType?: string | number | null }>({
  tableType,
  relationType,
  ...others
}: Head) {
  return {
    ...others,
    ...(tableType !== undefined && { tableType: String(tableType) }),
    ...(relationType !== undefined && { relationType: relationType === null ? null : String(relationType) }),
  };
}

/** Merges sent fields into the stored ones by id, removes deleted ones, and sorts by `orderNum`. */
function mergeFields(
  cgformHeadId: string,
  sent: readonly FormFieldIn[],
  before: readonly FormField[],
  deletedIds: ReadonlySet<string> = new Set(),
): FormField[] {
  const storedById = new Map(before.map((field) => [field.id, field]));
  const sentIds = new Set(sent.map(({ id }) => id));
  const untouched = before.filter(({ id }) => !sentIds.has(id) && !deletedIds.has(id));
  const fields = sent
    .filter(({ id }) => !id || !deletedIds.has(id))
    .map((field, orderNum) => {
      const old = field.id ? storedById.get(field.id) : undefined;
      return { ...FIELD_DEFAULTS, orderNum, ...old, ...field, id: old?.id ?? newId(), cgformHeadId } as FormField;
    });
  return [...fields, ...untouched].sort((a, b) => a.orderNum - b.orderNum);
}
