import {
  type addForm,
  type editForm,
  type FormFault,
  formFields,
  type InputOf,
  type listForms,
  type publishForm,
  type ResultOf,
  type SysForm,
  type validateForm,
} from '@gezi/domain';
import { checkSubmission, compileForm, type FieldFailure } from '@gezi/form-designer/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { sysForm } from '../../../platform/db';
import { recordProcesses } from '../shared/recordProcesses';
import { today } from '../shared/today';
import { texts } from '../../../platform/texts';
import { formData } from '../shared/formData';
import { CREATORS } from '../../../records/lists/creators';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { headColumns, headStore } from '../shared/headStore';
import { readContent, readNewContent } from '../shared/readContent';
import { publishedForms } from '../shared/publishedForms';
import { formColumns, formStore } from '../shared/formStore';
import { convertedContent } from './convertedContent';

/** Designed forms. Every save stores a new version. */
export function forms(services: Services) {
  const { db, clock, dataRules, dictionaries } = services;
  const { check } = formData(services);
  const rules = dataRules.page('flowable/FormList', formColumns, publishedForms(sysForm.publishedTo), formFields);
  const store = formStore(db, clock, rules);
  const heads = headStore(db, clock, dataRules.forTable('modules/online/cgform/OnlCgformHeadList', headColumns));
  const processes = recordProcesses(db);
  const remove = removal(
    db,
    async (caller, ids) => {
      await processes.refuseUsed(caller, ids);
      return store.remove(caller, ids);
    },
    () => texts.audit.formDeleted,
  );

  return {
    list,
    view: store.findOrRefuse,
    add,
    edit,
    remove,
    copy,
    convert,
    publish,
    versions,
    version,
    validate,
    exported: store.exportRows,
    search: (...args: Parameters<typeof store.search>) => store.search(...args),
  };

  async function list(caller: Caller, request: InputOf<typeof listForms>): Promise<ResultOf<typeof listForms>> {
    const { full, ...query } = request;
    const { rows, total, list: listQuery } = await store.list(caller, query, full === '1');
    return pageOf(await withDictTexts(rows, CREATORS, dictionaries), total, listQuery);
  }

  async function add(caller: Caller, input: InputOf<typeof addForm>, logChange: LogChange): Promise<SysForm> {
    readNewContent(input.formContent);
    const members = { remark: null, ...input };
    const id = await db.transaction(async () => {
      const newFormId = await store.add(caller, members);
      await logChange('add', () => texts.audit.formAdded(members.formName), { id: newFormId });
      return newFormId;
    });
    return store.findOrRefuse(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editForm>, logChange: LogChange): Promise<SysForm> {
    const { id, updateTime, ...changes } = input;
    if (changes.formContent !== undefined) readNewContent(changes.formContent);
    await db.transaction(async () => {
      const before = await store.findOrRefuse(caller, id, true);
      expectVersion(before, updateTime);
      const { formName, formContent, remark } = before;
      const members = { formName, formContent, remark, ...changes };
      await store.save(caller, id, members);
      await logChange('edit', () => texts.audit.formEdited(members.formName), { id, version: before.version + 1 });
    });
    return store.findOrRefuse(withoutDataRules(caller), id);
  }

  async function copy(caller: Caller, id: string, logChange: LogChange): Promise<SysForm> {
    const { formName, formContent, remark } = await store.findOrRefuse(caller, id);
    return add(caller, { formName: texts.form.copyOf(formName).slice(0, 100), formContent, remark }, logChange);
  }

  /** Adds a designed form with the fields of an online form. @throws {Refusal} naming `id` */
  async function convert(caller: Caller, id: string, logChange: LogChange): Promise<SysForm> {
    const head = await heads.byId(caller, id);
    if (!head) throw refuse(texts.notFound, 'id');
    const formContent = convertedContent(head, await heads.subsOf(caller, head.tableName));
    return add(caller, { formName: head.tableTxt, formContent }, logChange);
  }

  async function publish(
    caller: Caller,
    { id, publishedTo }: InputOf<typeof publishForm>,
    logChange: LogChange,
  ): Promise<null> {
    return db.transaction(async () => {
      const { formName } = await store.findOrRefuse(caller, id, true);
      await store.publish(caller, id, publishedTo);
      await logChange('edit', () => texts.audit.formPublished(formName), { id, publishedTo });
      return null;
    });
  }

  async function versions(caller: Caller, id: string) {
    await store.findOrRefuse(caller, id);
    return withDictTexts(await store.versions(caller, id), CREATORS, dictionaries);
  }

  async function version(caller: Caller, id: string, versionNumber: number) {
    await store.findOrRefuse(caller, id);
    const found = await store.version(caller, id, versionNumber);
    if (!found) throw refuse(texts.notFound, 'version');
    return found;
  }

  async function validate(
    caller: Caller,
    { formId, formContent, values }: InputOf<typeof validateForm>,
  ): Promise<ResultOf<typeof validateForm>> {
    if ((formId === undefined) === (formContent === undefined)) throw refuse(texts.form.oneOf, 'formId');
    const { failures } =
      formContent === undefined
        ? await check(caller, formId!, values)
        : checkSubmission(compileForm(readContent(formContent)), values, { today: today(clock) });
    return { valid: failures.length === 0, errors: failures.map(faultOf) };
  }
}

const faultOf = ({ id, label, message, table, row }: FieldFailure): FormFault => ({
  id,
  label,
  message,
  ...(table === undefined ? {} : { table }),
  ...(row === undefined ? {} : { row }),
});
