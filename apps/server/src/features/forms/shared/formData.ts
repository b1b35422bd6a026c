import { splitList } from '@gezi/advanced-query/core';
import type { FormRecord } from '@gezi/domain';
import { checkSubmission, type FieldFailure, type FormValues, type Submission } from '@gezi/form-designer/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { textRequest } from '../../../platform/query/textRequest';
import { CREATORS } from '../../../records/lists/creators';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { Caller } from '../../../platform/http/Caller';
import { Refusal, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { texts } from '../../../platform/texts';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import type { RowFault } from '../../../records/workbooks/ListImport';
import type { DataForm } from './DataForm';
import { dataForms } from './dataForms';
import { fieldSources } from './fieldSources';
import { fileUrls, recordAttachments } from './recordAttachments';
import { recordProcesses } from './recordProcesses';
import { formDataStore, type Reach, type StoredData } from './dataStore';
import { withSourceTexts } from './sourceTexts';
import { withTableTexts } from './tableTexts';
import { today } from './today';
import { fromWire, toWire } from './wireValues';

/** Maximum messages joined in one refusal. */
const MAX_MESSAGES = 10;
type Row = Pick<StoredData, 'values' | 'id' | 'formVersion' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime'>;

/** Form records, validated and normalized by their form. */
export function formData(services: Services) {
  const { db, clock, dictionaries } = services;
  const store = formDataStore(services);
  const formOf = dataForms(services);
  const processes = recordProcesses(db);
  const attached = recordAttachments(db);

  return {
    formOf,
    findExisting,
    add,
    addAll,
    rowsOf,
    rowFault,
    check,
    edit,
    fill,
    view,
    isListed,
    remove,
    list,
    listPlain,
  };

  async function add(caller: Caller, code: string, body: unknown, logChange: LogChange): Promise<string> {
    const form = await formOf(caller, code);
    return addTo(caller, form, membersOf(body), logChange);
  }

  /** Adds all records or none. @throws {Refusal} like {@link add}, with the index of the record, from 0, in `field` */
  async function addAll(
    caller: Caller,
    code: string,
    bodies: readonly unknown[],
    logChange: LogChange,
  ): Promise<string[]> {
    const form = await formOf(caller, code);
    return db.transaction(async () => {
      const ids: string[] = [];
      for (const [at, body] of bodies.entries()) {
        try {
          ids.push(await addTo(caller, form, membersOf(body), logChange));
        } catch (error) {
          if (error instanceof Refusal) throw refuse(error.message, `dataList/${at}/${error.field ?? ''}`);
          throw error;
        }
      }
      return ids;
    });
  }

  async function addTo(
    caller: Caller,
    form: DataForm,
    body: Record<string, unknown>,
    logChange: LogChange,
  ): Promise<string> {
    const values = validate(form, body);
    return db.transaction(async () => {
      await checkUnique(caller, form, values);
      const id = await store.add(caller, form.id, form.version, values);
      await attached.attachOwn(caller, id, fileUrls(form, values));
      await logChange('add', () => texts.audit.formFilled(form.name), { formId: form.id, id });
      return id;
    });
  }

  /** Converts workbook rows to records. @throws {Refusal} like {@link add} */
  function rowsOf(caller: Caller, form: DataForm, rows: readonly Record<string, unknown>[]): ImportRecord[] {
    return rows.map((row) => store.rowOf(caller, form.id, form.version, validate(asSheet(form), row)));
  }

  /** The first fault of a workbook row. A form with tables is validated when their rows are assigned to it. */
  function rowFault(form: DataForm, row: Readonly<Record<string, unknown>>): RowFault | undefined {
    if (form.fields.some(({ subTable }) => subTable)) return undefined;
    const [first] = submissionOf(asSheet(form), row).failures;
    return first && [first.id, first.message];
  }

  /** Returns those of `values` that a record of the form already has. */
  function findExisting(caller: Caller, form: DataForm, field: string, values: readonly string[]) {
    return store.findExisting(caller, form.id, field, values);
  }

  async function edit(caller: Caller, code: string, id: string, body: unknown, logChange: LogChange): Promise<null> {
    const form = await formOf(caller, code);
    const { id: _, ...members } = membersOf(body);
    const reach = await reachOf(caller, form);
    const values = validate(form, members);
    await db.transaction(async () => {
      await processes.refuseRunning(caller, [id]);
      await checkUnique(caller, form, values, id);
      const isSaved = await store.save(caller, { formId: form.id, id }, reach, { formVersion: form.version, values });
      if (!isSaved) throw refuse(texts.notFound, 'id');
      await attached.attachOwn(caller, id, fileUrls(form, values));
      await logChange('edit', () => texts.audit.formRefilled(form.name), { formId: form.id, id });
    });
    return null;
  }

  /**
   * Adds or changes a record with values that were validated, regardless of whose record it is.
   *
   * @param id undefined for a new record
   * @throws {Refusal} naming a failure, or a unique field whose value another record has
   */
  async function fill(
    caller: Caller,
    form: DataForm,
    id: string | undefined,
    { values, failures }: Submission,
  ): Promise<string> {
    refuseFailures(failures);
    const stored = toWire(form, values);
    return db.transaction(async () => {
      await checkUnique(caller, form, stored, id);
      const filled = id ?? (await store.add(caller, form.id, form.version, stored));
      if (id !== undefined) {
        const author = { ...systemCaller(caller.tenantId), username: caller.username };
        const saved = { formVersion: form.version, values: stored };
        if (!(await store.save(author, { formId: form.id, id }, 'all', saved))) throw refuse(texts.notFound, 'id');
      }
      await attached.attachOwn(caller, filled, fileUrls(form, stored));
      return filled;
    });
  }

  async function view(caller: Caller, code: string, id: string): Promise<FormRecord> {
    const form = await formOf(caller, code);
    const found = await store.view(caller, form.id, await reachOf(caller, form), id);
    if (!found) throw refuse(texts.notFound, 'id');
    const [record] = await toRecords(caller, form, [found]);
    return record!;
  }

  /** True if the list of the records of a form has the record for the caller. */
  async function isListed(caller: Caller, formId: string, id: string): Promise<boolean> {
    try {
      const form = await formOf(caller, formId);
      return (await store.view(caller, form.id, await reachOf(caller, form), id)) !== undefined;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  async function remove(caller: Caller, code: string, ids: string, logChange: LogChange): Promise<null> {
    const form = await formOf(caller, code);
    const reach = await reachOf(caller, form);
    await db.transaction(async () => {
      await processes.refuseRunning(caller, splitList(ids));
      const removed = await store.remove(caller, form.id, reach, splitList(ids));
      if (removed.length === 0) throw refuse(texts.notFound, 'id');
      await attached.free(caller.tenantId, removed);
      await logChange('delete', () => texts.audit.formDataDeleted(form.name), { formId: form.id, ids: removed });
    });
    return null;
  }

  async function list(caller: Caller, code: string, query: Readonly<Record<string, string>>) {
    const form = await formOf(caller, code);
    const { rows, total } = await found(caller, form, query);
    return { records: await toRecords(caller, form, rows), total };
  }

  /** Records without the texts of their values. */
  async function listPlain(caller: Caller, form: DataForm, query: Readonly<Record<string, string>>) {
    return (await found(caller, form, query)).rows.map(toRecord);
  }

  async function found(caller: Caller, form: DataForm, query: Readonly<Record<string, string>>) {
    return store.list(caller, form, await reachOf(caller, form), textRequest(query));
  }

  /** Users who may change a form see all its records. */
  async function reachOf(caller: Caller, { allRecordsPermission }: DataForm): Promise<Reach> {
    return (await hasPermission(db, caller, allRecordsPermission)) ? 'all' : 'own';
  }

  /** Validates values without storing them. @param id id or table name of the form */
  async function check(caller: Caller, id: string, members: Record<string, unknown>): Promise<Submission> {
    return submissionOf(await formOf(caller, id, 'formId'), members);
  }

  function submissionOf(form: DataForm, members: Readonly<Record<string, unknown>>): Submission {
    return checkSubmission(form.compiled, fromWire(form, members), { today: today(clock) });
  }

  /** @throws {Refusal} with the messages of the form, naming the first invalid field */
  function validate(form: DataForm, members: Record<string, unknown>): FormValues {
    const { values, failures } = submissionOf(form, members);
    refuseFailures(failures);
    return toWire(form, values);
  }

  /** @throws {Refusal} naming a unique field whose value another record has */
  async function checkUnique(caller: Caller, form: DataForm, values: FormValues, exceptId?: string): Promise<void> {
    for (const { plan, isUnique } of form.fields) {
      const value = isUnique ? values[plan.id] : undefined;
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      if (value === '') continue;
      const existing = await store.findExisting(caller, form.id, plan.id, [String(value)], exceptId);
      if (existing.size > 0) throw refuse(texts.form.valueTaken(plan.label), plan.id);
    }
  }

  /** Flattens rows to values, dictionary texts and record columns. */
  async function toRecords(caller: Caller, form: DataForm, rows: readonly Row[]): Promise<FormRecord[]> {
    const codes = form.fields
      .filter(({ dictCode }) => dictCode !== '')
      .map(({ plan, dictCode }) => [plan.id, dictCode]);
    const records = await withDictTexts(
      await processes.withStates(caller, rows.map(toRecord)),
      Object.fromEntries(codes) as Record<string, string>,
      dictionaries,
      caller,
    );
    const named = await withDictTexts(records, CREATORS, dictionaries);
    const sources = fieldSources(services, caller);
    const loaded = await withSourceTexts(form, named, sources);
    return withTableTexts(form, loaded, { dictionaries, sources, caller });
  }
}

/** @throws {Refusal} with the messages of the form, naming the first invalid field */
function refuseFailures(failures: readonly FieldFailure[]): void {
  const [first] = failures;
  if (!first) return;
  const messages = [...new Set(failures.map(({ message }) => message))].slice(0, MAX_MESSAGES).join('；');
  throw refuse(messages, fieldOf(first));
}

const toRecord = ({ values, id, formVersion, createBy, createTime, updateBy, updateTime }: Row): FormRecord => ({
  ...values,
  id,
  formVersion,
  createBy,
  createTime,
  updateBy,
  updateTime,
});

/** The form for rows of a sheet, which have columns that are not fields, e.g. the link of a table's rows to their record. */
const asSheet = (form: DataForm): DataForm => ({ ...form, isLenient: true });

const fieldOf = ({ id, table, row }: FieldFailure) => (table === undefined ? id : `${table}/${row}/${id}`);

/** @throws {Refusal} when the body is not an object */
function membersOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse(texts.input.notAnObject);
  return body as Record<string, unknown>;
}
