import { isPublishedTo, type DictItem, type FormField } from '@gezi/domain';
import { compileForm, type FieldPlan } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { PLAIN_FIELD, type DataField, type DataForm, type SubTable } from './DataForm';
import { designedForm } from './designedForm';
import { headStore, wireHead, type StoredHead } from './headStore';
import { dictCodeOf, isAsked, isJoined, onlineContent } from './onlineContent';
import { compiledForms, readContent } from './readContent';
import { formStore } from './formStore';

/** Forms whose records are asked for: by the id of a designed form, or the id or table name of an online form. */
export function dataForms({ db, clock, dictionaries }: Services) {
  const designed = formStore(db, clock);
  const online = headStore(db, clock);
  const compiled = compiledForms();

  /** @throws {Refusal} naming `code` */
  return async function formOf(caller: Caller, code: string): Promise<DataForm> {
    const form = await designed.byId(caller, code);
    if (form) return designedForm(form, compiled(form.id, form.version, form.formContent));
    const head = await online.byCode(caller, code);
    if (!head || !isPublishedTo(head, caller.userType)) throw refuse(texts.notFound, 'code');
    return onlineForm(caller, head);
  };

  // Made anew for each call: dictionaries and sub-tables may have changed since the last one.
  async function onlineForm(caller: Caller, head: StoredHead): Promise<DataForm> {
    const [subs, system] = await Promise.all([online.subsOf(caller, head.tableName), dictionaries.all()]);
    const choicesOf = (code: string): readonly DictItem[] => (Object.hasOwn(system, code) ? system[code]! : []);
    const contentOf = (asked: readonly FormField[], columns: number) =>
      onlineContent(
        asked,
        subs.map((sub) => ({ head: sub, fields: sub.fields })),
        choicesOf,
        { columns },
      );
    const form = compileForm(readContent(contentOf(head.fields, 1)));
    const fields = head.fields.filter(isAsked).map((field) => dataField(field, form.byId.get(field.dbFieldName)!));
    const tables = subs.map((sub): DataField => {
      const plan = form.byId.get(sub.tableName)!;
      return { ...PLAIN_FIELD, plan, view: 'text', isShowList: false, subTable: subTable(sub, plan, head) };
    });
    return {
      id: head.id,
      version: head.tableVersion,
      name: head.tableTxt,
      head: wireHead(head, subs),
      fields: [...fields, ...tables],
      content: () =>
        contentOf(
          head.fields.filter(({ isShowForm }) => isShowForm === '1'),
          Number(head.formTemplate) || 1,
        ),
      compiled: form,
      isLenient: true,
      keeperPermission: 'online:cgform:edit',
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
  const asked = fields.filter(isAsked);
  const link = fields.find(({ mainTable }) => mainTable === main.tableName)!;
  const to = link.mainField || 'id';
  return {
    tableName,
    label: tableTxt,
    columns: columns.map((plan) =>
      dataField(
        asked.find(({ dbFieldName }) => dbFieldName === plan.id)!,
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
