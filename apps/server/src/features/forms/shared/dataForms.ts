import { isPublishedTo, type DictItem, type FormField } from '@gezi/domain';
import { compileForm, type FieldPlan } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { PLAIN_FIELD, type DataField, type DataForm, type SubTable } from './DataForm';
import { designedForm } from './designedForm';
import { headStore, toWireHead, type StoredHead } from './headStore';
import { dictCodeOf, isEntered, isJoined, onlineContent } from './onlineContent';
import { compiledForms, readContent } from './readContent';
import { formStore } from './formStore';

/** Finds a form by the id of a designed form, or by the id or table name of an online form. */
export function dataForms({ db, clock, dictionaries }: Services) {
  const designed = formStore(db, clock);
  const online = headStore(db, clock);
  const compiled = compiledForms();

  /** @throws {Refusal} naming `code` */
  return async function formOf(caller: Caller, code: string): Promise<DataForm> {
    const form = await designed.find(caller, code);
    if (form) return designedForm(form, compiled(form.id, form.version, form.formContent));
    const head = await online.byCode(caller, code);
    if (!head || !isPublishedTo(head, caller.userType)) throw refuse(texts.notFound, 'code');
    return onlineForm(caller, head);
  };

  // Not cached, because dictionaries and sub-tables may change.
  async function onlineForm(caller: Caller, head: StoredHead): Promise<DataForm> {
    const [subs, system] = await Promise.all([online.subsOf(caller, head.tableName), dictionaries.all()]);
    const choicesOf = (code: string): readonly DictItem[] => (Object.hasOwn(system, code) ? system[code]! : []);
    const contentOf = (enteredFields: readonly FormField[], columns: number) =>
      onlineContent(
        enteredFields,
        subs.map((sub) => ({ head: sub, fields: sub.fields })),
        choicesOf,
        { columns },
      );
    const form = compileForm(readContent(contentOf(head.fields, 1)));
    const fields = head.fields.filter(isEntered).map((field) => dataField(field, form.byId.get(field.dbFieldName)!));
    const tables = subs.map((sub): DataField => {
      const plan = form.byId.get(sub.tableName)!;
      return { ...PLAIN_FIELD, plan, view: 'text', isShowList: false, subTable: subTable(sub, plan, head) };
    });
    return {
      id: head.id,
      version: head.tableVersion,
      name: head.tableTxt,
      head: toWireHead(head, subs),
      fields: [...fields, ...tables],
      content: () =>
        contentOf(
          head.fields.filter(({ isShowForm }) => isShowForm === '1'),
          Number(head.formTemplate) || 1,
        ),
      compiled: form,
      isLenient: true,
      allRecordsPermission: 'online:cgform:edit',
    };
  }
}

const dataField = (field: FormField, plan: FieldPlan): DataField => ({
  ...PLAIN_FIELD,
  plan,
  view: field.fieldShowType,
  dictCode: dictCodeOf(field),
  isShowForm: field.isShowForm === '1',
  isShowList: field.isShowList === '1',
  isQuery: field.isQuery === '1',
  isSorted: field.sortFlag === '1',
  queryMode: field.queryMode,
  isJoined: isJoined(field),
  isUnique: field.fieldValidType === 'only',
});

function subTable(
  { tableName, tableTxt, fields }: StoredHead,
  { columns = [] }: FieldPlan,
  main: StoredHead,
): SubTable {
  const enteredFields = fields.filter(isEntered);
  const link = fields.find(({ mainTable }) => mainTable === main.tableName)!;
  const to = link.mainField || 'id';
  return {
    tableName,
    label: tableTxt,
    columns: columns.map((plan) =>
      dataField(
        enteredFields.find(({ dbFieldName }) => dbFieldName === plan.id)!,
        plan,
      ),
    ),
    link: {
      id: link.dbFieldName,
      label: link.dbFieldTxt,
      to,
      toLabel: main.fields.find(({ dbFieldName }) => dbFieldName === to)?.dbFieldTxt ?? to,
    },
  };
}
