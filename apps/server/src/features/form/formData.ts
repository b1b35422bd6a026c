import { splitList } from '@gezi/advanced-query/core';
import type { FormRecord, InputOf, listFormData } from '@gezi/domain';
import { checkSubmission, type FieldFailure, type FormValues } from '@gezi/form-designer/core';
import type { Note } from '../../audit/noting';
import type { Caller } from '../../http/Caller';
import { refuse } from '../../http/refusal';
import type { Services } from '../../Services';
import { holds } from '../../sessions/holds';
import { texts } from '../../texts';
import { formDataStore, type Reach } from './dataStore';
import { forms, today } from './forms';
import { compiledForms } from './readContent';
import type { StoredForm } from './store';

/** Messages a refusal puts together, at most. */
const MOST_MESSAGES = 10;

/** What people enter into designed forms: checked by the form itself, stored as it hands it over. */
export function formData(services: Services) {
  const { db, clock } = services;
  const store = formDataStore(db, clock);
  const { view: viewForm } = forms(services);
  const compiled = compiledForms();

  return { add, edit, view, remove, list };

  async function add(caller: Caller, code: string, body: unknown, note: Note): Promise<string> {
    const form = await formOf(caller, code);
    const values = checked(form, membersOf(body));
    return db.transaction(async () => {
      const id = await store.add(caller, form.id, form.version, values);
      await note('add', texts.audit.formFilled(form.formName), { formId: form.id, id });
      return id;
    });
  }

  async function edit(caller: Caller, code: string, id: string, body: unknown, note: Note): Promise<null> {
    const form = await formOf(caller, code);
    const { id: _, ...members } = membersOf(body);
    const reach = await reachOf(caller);
    const values = checked(form, members);
    await db.transaction(async () => {
      const isSaved = await store.save(caller, { formId: form.id, id }, reach, { formVersion: form.version, values });
      if (!isSaved) throw refuse(texts.notFound, 'id');
      await note('edit', texts.audit.formRefilled(form.formName), { formId: form.id, id });
    });
    return null;
  }

  async function view(caller: Caller, code: string, id: string): Promise<FormRecord> {
    const form = await formOf(caller, code);
    const found = await store.view(caller, form.id, await reachOf(caller), id);
    if (!found) throw refuse(texts.notFound, 'id');
    return recordOf(found);
  }

  async function remove(caller: Caller, code: string, ids: string, note: Note): Promise<null> {
    const form = await formOf(caller, code);
    const reach = await reachOf(caller);
    await db.transaction(async () => {
      const removed = await store.remove(caller, form.id, reach, splitList(ids));
      if (removed.length === 0) throw refuse(texts.notFound, 'id');
      await note('delete', texts.audit.formDataDeleted(form.formName), { formId: form.id, ids: removed });
    });
    return null;
  }

  async function list(caller: Caller, { code, ...request }: InputOf<typeof listFormData>) {
    const form = await formOf(caller, code);
    const { rows, total } = await store.list(caller, form.id, await reachOf(caller), request);
    return { records: rows.map(recordOf), total };
  }

  async function formOf(caller: Caller, code: string): Promise<StoredForm> {
    return viewForm(caller, code);
  }

  /** Whoever may change a form sees what was entered into it. */
  async function reachOf(caller: Caller): Promise<Reach> {
    return (await holds(db, caller, 'flowable:form:edit')) ? 'all' : 'own';
  }

  /** @throws {Refusal} with what the form says, naming the first value at fault */
  function checked(form: StoredForm, members: Record<string, unknown>): FormValues {
    const plan = compiled(form.id, form.version, form.formContent);
    const { values, failures } = checkSubmission(plan, members, { today: today(clock) });
    const [first] = failures;
    if (!first) return values;
    const said = [...new Set(failures.map(({ message }) => message))].slice(0, MOST_MESSAGES).join('；');
    throw refuse(said, fieldOf(first));
  }
}

const fieldOf = ({ id, table, row }: FieldFailure) => (table === undefined ? id : `${table}/${row}/${id}`);

/** @throws {Refusal} for a body that is no object */
function membersOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse(texts.input.notAnObject);
  return body as Record<string, unknown>;
}

/** The values flat, as they were entered, and the record's own members, which no field is called like. */
const recordOf = ({
  values,
  id,
  formVersion,
  createBy,
  createTime,
  updateBy,
  updateTime,
}: Pick<
  NonNullable<Awaited<ReturnType<ReturnType<typeof formDataStore>['view']>>>,
  'values' | 'id' | 'formVersion' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime'
>): FormRecord => ({ ...values, id, formVersion, createBy, createTime, updateBy, updateTime });
