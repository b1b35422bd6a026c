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
import { headColumns, headStore, wireHead, type HeadMembers, type StoredHead } from '../shared/headStore';
import { dictCodeOf, isAsked } from '../shared/onlineContent';

/** Online forms as designers keep them: what may be saved, and what it belongs to. */
export function formHeads({ db, clock, dictionaries, dataRules }: Services) {
  const rules = dataRules.page('modules/online/cgform/OnlCgformHeadList', headColumns, undefined, formHeadFields);
  const store = headStore(db, clock, rules);
  const remove = removal(db, (caller, ids) => store.remove(caller, ids), texts.audit.formHeadDeleted);

  return { list, fields, add, edit, remove };

  async function list(caller: Caller, request: InputOf<typeof listFormHeads>) {
    const { rows, total, list: asked } = await store.list(caller, request);
    const heads = await Promise.all(
      rows.map(async (head): Promise<FormHead> => wireHead(head, await store.subsOf(caller, head.tableName))),
    );
    return pageOf(heads, total, asked);
  }

  /** @throws {Refusal} naming `headId` */
  async function fields(caller: Caller, headId: string): Promise<FormField[]> {
    const head = await store.byId(caller, headId);
    if (!head) throw refuse(texts.notFound, 'headId');
    return head.fields;
  }

  async function add(
    caller: Caller,
    { head, fields: sent }: InputOf<typeof addFormHead>,
    logChange: LogChange,
  ): Promise<null> {
    await checkFields(caller, sent);
    await db.transaction(async () => {
      await nameIsFree(caller, head.tableName);
      await checkMembers(caller, head, sent);
      const members: HeadMembers = { ...HEAD_DEFAULTS, deployId: null, ...head, fields: [] };
      const id = await store.add(caller, members, (headId) => numbered(headId, sent, []));
      await logChange('add', texts.audit.formHeadAdded(members.tableTxt), { id, tableName: members.tableName });
    });
    return null;
  }

  async function edit(
    caller: Caller,
    { head, fields: sent, deleteFieldIds = [] }: InputOf<typeof editFormHead>,
    logChange: LogChange,
  ): Promise<null> {
    await db.transaction(async () => {
      const { id, updateTime, ...changes } = head;
      const before = await store.byId(caller, id, true);
      if (!before) throw refuse(texts.notFound, 'head.id');
      expectVersion(before, updateTime);
      if (changes.tableName && changes.tableName !== before.tableName) await nameIsFree(caller, changes.tableName);
      const merged = numbered(id, sent, before.fields, new Set(deleteFieldIds));
      await checkFields(caller, merged);
      await checkMembers(caller, { ...before, ...changes }, merged);
      await store.save(caller, id, { ...changes, fields: merged });
      await logChange('edit', texts.audit.formHeadEdited(changes.tableTxt), { id, version: before.tableVersion + 1 });
    });
    return null;
  }

  async function nameIsFree(caller: Caller, tableName: string): Promise<void> {
    const taken: StoredHead | undefined = await store.byCode(caller, tableName);
    if (taken) throw refuse(texts.form.tableTaken(tableName), 'head.tableName');
  }

  /**
   * A record holds the rows of its sub-tables beside its values, each under its name.
   *
   * @throws {Refusal} naming a field called like a sub-table, or the table called like a field of its main table
   */
  async function checkMembers(
    caller: Caller,
    { tableName, tableType }: { tableName: string; tableType?: string },
    fields: readonly FormFieldIn[],
  ): Promise<void> {
    const subs = new Map((await store.subsOf(caller, tableName)).map((sub) => [sub.tableName, sub.tableTxt]));
    for (const [at, field] of fields.entries()) {
      const { dbFieldName: name } = field;
      const sub = isAsked(field) ? subs.get(name) : undefined;
      if (sub !== undefined) throw refuse(texts.form.fieldLikeSubTable(name, sub), `fields.${at}.dbFieldName`);
    }
    const mains = tableType === '3' ? fields.flatMap(({ mainTable }) => mainTable || []) : [];
    if (mains.length > 0 && RECORD_MEMBERS.has(tableName)) {
      throw refuse(texts.form.reservedTable(tableName), 'head.tableName');
    }
    for (const name of new Set(mains)) {
      const main = await store.byName(caller, name);
      if (!main?.fields.some((field) => isAsked(field) && field.dbFieldName === tableName)) continue;
      throw refuse(texts.form.subTableLikeField(tableName, main.tableTxt), 'head.tableName');
    }
  }

  /** @throws {Refusal} naming the first member that does not fit */
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

/** The fields of a form in their order: those sent in the place of those they name, and what was neither sent nor deleted. */
function numbered(
  cgformHeadId: string,
  sent: readonly FormFieldIn[],
  before: readonly FormField[],
  gone: ReadonlySet<string> = new Set(),
): FormField[] {
  const known = new Map(before.map((field) => [field.id, field]));
  const named = new Set(sent.map(({ id }) => id));
  const kept = before.filter(({ id }) => !named.has(id) && !gone.has(id));
  const fields = sent
    .filter(({ id }) => !id || !gone.has(id))
    .map((field, orderNum) => {
      const old = field.id ? known.get(field.id) : undefined;
      return { ...FIELD_DEFAULTS, orderNum, ...old, ...field, id: old?.id ?? newId(), cgformHeadId } as FormField;
    });
  return [...fields, ...kept].sort((one, other) => one.orderNum - other.orderNum);
}
