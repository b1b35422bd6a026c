import { HEAD_DEFAULTS, type FieldShowType, type FormHead } from '@gezi/domain';
import {
  booleanMember,
  hasListValue,
  isRemote,
  textMember,
  valueFormat,
  type CompiledForm,
  type FieldPlan,
} from '@gezi/form-designer/core';
import { isFilterName } from '../../../platform/query/textRequest';
import { texts } from '../../../platform/texts';
import { PLAIN_FIELD, type DataField, type DataForm, type SubTable } from './DataForm';
import type { StoredForm } from './formStore';

const VIEWS: Readonly<Record<string, FieldShowType>> = {
  textarea: 'textarea',
  editor: 'umeditor',
  radio: 'radio',
  checkbox: 'checkbox',
  time: 'time',
  Switch: 'switch',
  upload: 'file',
  cascader: 'link_down',
  dialogList: 'popup',
  userList: 'sel_user',
  userDept: 'sel_depart',
};
/** Dates that are compared as days, by their type and format; others are texts. */
const DAYS: Readonly<Record<string, FieldShowType>> = {
  'date yyyy-MM-dd': 'date',
  'datetime yyyy-MM-dd HH:mm:ss': 'datetime',
};
/** Field types of the search form. */
const SEARCHED = new Set(['input', 'select', 'radio', 'date', 'inputNumber', 'userList', 'userDept']);
/** Maximum search fields; the advanced query has all fields. */
const MAX_SEARCHED = 6;
/** Id of the column that names the record in the rows of a table; not an id that a designer can enter. */
const RECORD_LINK = '#record';

/**
 * Builds the {@link DataForm} of a designed form.
 *
 * @param dictCodes existing dictionaries whose entries are the options of a field, by the `action` of the field
 */
export const designedForm = (
  form: StoredForm,
  compiled: CompiledForm,
  dictCodes: ReadonlyMap<string, string>,
): DataForm => ({
  id: form.id,
  version: form.version,
  name: form.formName,
  remark: form.remark,
  head: {
    ...HEAD_DEFAULTS,
    id: form.id,
    tableName: form.id,
    tableTxt: form.formName,
    publishedTo: form.publishedTo as FormHead['publishedTo'],
    subTableStr: null,
    tableVersion: form.version,
    createBy: form.createBy,
    createTime: form.createTime,
    updateBy: form.updateBy,
    updateTime: form.updateTime,
    sysOrgCode: form.sysOrgCode,
    tenantId: form.tenantId,
  },
  fields: withSearch(compiled.fields.filter(({ unseen }) => !unseen).map((plan) => fieldOf(plan, dictCodes))),
  content: () => form.formContent,
  compiled,
  isLenient: false,
  allRecordsPermission: 'flowable:form:edit',
});

/** Marks the first fields of a form as its search fields. */
function withSearch(fields: readonly DataField[]): DataField[] {
  const found = fields.filter((field) => SEARCHED.has(field.plan.type) && field.isSorted && !hasListValue(field.plan));
  const searched = new Set(found.slice(0, MAX_SEARCHED));
  return fields.map((field) => (searched.has(field) ? { ...field, isQuery: true } : field));
}

function fieldOf(plan: FieldPlan, dictCodes: ReadonlyMap<string, string>): DataField {
  return {
    ...PLAIN_FIELD,
    plan,
    view: viewOf(plan),
    dictCode: dictCodes.get(actionOf(plan)) ?? '',
    isSorted: !plan.columns && isFilterName(plan.id),
    ...(plan.columns && { subTable: subTable(plan, plan.columns, dictCodes) }),
  };
}

const subTable = (
  { id, label }: FieldPlan,
  columns: readonly FieldPlan[],
  dictCodes: ReadonlyMap<string, string>,
): SubTable => ({
  tableName: id,
  label: label || id,
  columns: columns.map((column) => fieldOf(column, dictCodes)),
  link: { id: RECORD_LINK, label: texts.form.recordId, to: 'id', toLabel: texts.form.recordId },
});

/** Address from which the options of a field are loaded; '' for none. */
export const actionOf = ({ data }: FieldPlan): string => (isRemote(data) ? textMember(data, 'action') : '');

function viewOf({ type, data }: FieldPlan): FieldShowType {
  if (type === 'select') return booleanMember(data, 'multiple') ? 'list_multi' : 'list';
  if (type === 'date') return DAYS[`${textMember(data, 'type', 'date')} ${valueFormat(type, data)}`] ?? 'text';
  return VIEWS[type] ?? 'text';
}
