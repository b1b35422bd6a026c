import { HEAD_DEFAULTS, type FieldShowType } from '@gezi/domain';
import { booleanMember, textMember, type CompiledForm, type FieldPlan } from '@gezi/form-designer/core';
import { PLAIN_FIELD, type DataField, type DataForm } from './DataForm';
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
/** Field types that a list cell cannot show. */
const UNLISTED = new Set(['editor', 'upload', 'dynamicTable', 'checkbox', 'cascader', 'colorPicker', 'slider']);

/** Builds the {@link DataForm} of a designed form. */
export const designedForm = (form: StoredForm, compiled: CompiledForm): DataForm => ({
  id: form.id,
  version: form.version,
  name: form.formName,
  head: {
    ...HEAD_DEFAULTS,
    id: form.id,
    tableName: form.id,
    tableTxt: form.formName,
    subTableStr: null,
    tableVersion: form.version,
    createBy: form.createBy,
    createTime: form.createTime,
    updateBy: form.updateBy,
    updateTime: form.updateTime,
    sysOrgCode: form.sysOrgCode,
    tenantId: form.tenantId,
  },
  fields: compiled.fields.filter(({ unseen }) => !unseen).map(fieldOf),
  content: () => form.formContent,
  compiled,
  isLenient: false,
  allRecordsPermission: 'flowable:form:edit',
});

function fieldOf(plan: FieldPlan): DataField {
  const isMultiple = booleanMember(plan.data, 'multiple') || textMember(plan.data, 'type').endsWith('range');
  return { ...PLAIN_FIELD, plan, view: viewOf(plan), isShowList: !UNLISTED.has(plan.type) && !isMultiple };
}

function viewOf({ type, data }: FieldPlan): FieldShowType {
  if (type === 'select') return booleanMember(data, 'multiple') ? 'list_multi' : 'list';
  if (type === 'date') return textMember(data, 'type').startsWith('datetime') ? 'datetime' : 'date';
  return VIEWS[type] ?? 'text';
}
