import { splitList } from '@gezi/advanced-query/core';
import type { FormRecord } from '@gezi/domain';
import { checkSubmission, type FieldFailure, type FormValues } from '@gezi/form-designer/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { textRequest } from '../../../platform/query/textRequest';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { Caller } from '../../../platform/http/Caller';
import { Refusal, refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { holds } from '../../../identity/sessions/holds';
import { texts } from '../../../platform/texts';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import type { DataForm } from './DataForm';
import { dataForms } from './dataForms';
import { formDataStore, type Reach, type StoredData } from './dataStore';
import { today } from './today';
import { fromWire, toWire } from './wireValues';

/** Messages a refusal puts together, at most. */
const MOST_MESSAGES = 10;
type Row = Pick<StoredData, 'values' | 'id' | 'formVersion' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime'>;

/** What people enter into forms: checked by the form itself, stored as it hands it over. */
export function formData(services: Services) {
  const { db, clock, dictionaries } = services;
  const store = formDataStore(services);
  const formOf = dataForms(services);

  return { formOf, taken, add, addAll, rowsOf, edit, view, remove, list };

  async function add(caller: Caller, code: string, body: unknown, logChange: LogChange): Promise<string> {
    const form = await formOf(caller, code);
    return addTo(caller, form, membersOf(body), logChange);
  }

  /** Several records, all or none. @throws {Refusal} as {@link add}, `field` led by the place of the record, from 0 */
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
    const values = checked(form, body);
    return db.transaction(async () => {
      await checkUnique(caller, form, values);
      const id = await store.add(caller, form.id, form.version, values);
      await logChange('add', texts.audit.formFilled(form.name), { formId: form.id, id });
      return id;
    });
  }

  /** Rows of a workbook as records. @throws {Refusal} as {@link add} */
  function rowsOf(caller: Caller, form: DataForm, rows: readonly Record<string, unknown>[]): ImportRecord[] {
    return rows.map((row) => store.rowOf(caller, form.id, form.version, checked(form, row)));
  }

  /** Of some values of a field those that a record holds already. */
  function taken(caller: Caller, form: DataForm, field: string, values: readonly string[]) {
    return store.taken(caller, form.id, field, values);
  }

  async function edit(caller: Caller, code: string, id: string, body: unknown, logChange: LogChange): Promise<null> {
    const form = await formOf(caller, code);
    const { id: _, ...members } = membersOf(body);
    const reach = await reachOf(caller, form);
    const values = checked(form, members);
    await db.transaction(async () => {
      await checkUnique(caller, form, values, id);
      const isSaved = await store.save(caller, { formId: form.id, id }, reach, { formVersion: form.version, values });
      if (!isSaved) throw refuse(texts.notFound, 'id');
      await logChange('edit', texts.audit.formRefilled(form.name), { formId: form.id, id });
    });
    return null;
  }

  async function view(caller: Caller, code: string, id: string): Promise<FormRecord> {
    const form = await formOf(caller, code);
    const found = await store.view(caller, form.id, await reachOf(caller, form), id);
    if (!found) throw refuse(texts.notFound, 'id');
    const [record] = await records(form, [found]);
    return record!;
  }

  async function remove(caller: Caller, code: string, ids: string, logChange: LogChange): Promise<null> {
    const form = await formOf(caller, code);
    const reach = await reachOf(caller, form);
    await db.transaction(async () => {
      const removed = await store.remove(caller, form.id, reach, splitList(ids));
      if (removed.length === 0) throw refuse(texts.notFound, 'id');
      await logChange('delete', texts.audit.formDataDeleted(form.name), { formId: form.id, ids: removed });
    });
    return null;
  }

  async function list(caller: Caller, code: string, query: Readonly<Record<string, string>>) {
    const form = await formOf(caller, code);
    const { rows, total } = await store.list(caller, form, await reachOf(caller, form), textRequest(query));
    return { records: await records(form, rows), total };
  }

  /** Whoever may change a form sees what was entered into it. */
  async function reachOf(caller: Caller, { keeperPermission }: DataForm): Promise<Reach> {
    return (await holds(db, caller, keeperPermission)) ? 'all' : 'own';
  }

  /** @throws {Refusal} with what the form says, naming the first value at fault */
  function checked(form: DataForm, members: Record<string, unknown>): FormValues {
    const { values, failures } = checkSubmission(form.compiled, fromWire(form, members), { today: today(clock) });
    const [first] = failures;
    if (!first) return toWire(form, values);
    const said = [...new Set(failures.map(({ message }) => message))].slice(0, MOST_MESSAGES).join('；');
    throw refuse(said, fieldOf(first));
  }

  /** @throws {Refusal} naming a field whose value another record holds */
  async function checkUnique(caller: Caller, form: DataForm, values: FormValues, exceptId?: string): Promise<void> {
    for (const { plan, isUnique } of form.fields) {
      const value = isUnique ? values[plan.id] : undefined;
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      if (value === '') continue;
      const held = await store.taken(caller, form.id, plan.id, [String(value)], exceptId);
      if (held.size > 0) throw refuse(texts.form.valueTaken(plan.label), plan.id);
    }
  }

  /** The values flat, as they were entered, with the texts of their dictionaries and the record's own members. */
  function records(form: DataForm, rows: readonly Row[]): Promise<FormRecord[]> {
    const codes = form.fields
      .filter(({ dictCode }) => dictCode !== '')
      .map(({ plan, dictCode }) => [plan.id, dictCode]);
    return withDictTexts(
      rows.map(({ values, id, formVersion, createBy, createTime, updateBy, updateTime }) => ({
        ...values,
        id,
        formVersion,
        createBy,
        createTime,
        updateBy,
        updateTime,
      })),
      Object.fromEntries(codes) as Record<string, string>,
      dictionaries,
    );
  }
}

const fieldOf = ({ id, table, row }: FieldFailure) => (table === undefined ? id : `${table}/${row}/${id}`);

/** @throws {Refusal} for a body that is no object */
function membersOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse(texts.input.notAnObject);
  return body as Record<string, unknown>;
}
