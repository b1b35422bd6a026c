import type { DictItem, FormColumns, FormItem, FormProperty, ReportQueryInfo } from '@gezi/domain';
import { catalogue, type FieldRule } from '@gezi/validators';
import { staticOptions, switchSides, valueText, type FieldPlan } from '@gezi/form-designer/core';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import type { NamedItem } from '../../../records/dictionaries/dictItem';
import type { Caller } from '../../../platform/http/Caller';
import type { DataField, DataForm } from './DataForm';
import { currentLanguage } from '../../../platform/texts';
import { isNumber } from './isNumber';

/** Search fields visible while the search form is collapsed. */
const MAX_VISIBLE = 3;
const NO_SCRIPTS = { enhanceJs: '', cgButtonList: [] } as const;
const SEARCH_VIEWS: Readonly<Record<string, string>> = { date: 'date', datetime: 'datetime', time: 'time' };

/** Columns and dictionaries for the record list of a form. */
export async function formColumns(form: DataForm, dictionaries: Dictionaries, caller: Caller): Promise<FormColumns> {
  const { head, fields, id } = form;
  const shown = fields.filter(({ isShowList }) => isShowList);
  const options = await Promise.all(
    // Search fields use the same options.
    fields
      .filter((field) => field.isQuery || shown.includes(field))
      .map(async (field) => [keyOf(field), await choicesOf(field, dictionaries, caller)] as const),
  );
  return {
    code: id,
    currentTableName: head.tableName,
    description: head.tableTxt,
    formTemplate: head.formTemplate,
    tableType: head.tableType,
    checkboxFlag: head.isCheckbox,
    paginationFlag: head.isPage,
    scrollFlag: 1,
    columns: shown.map((field) => ({
      title: field.plan.label || field.plan.id,
      dataIndex: field.plan.id,
      align: isNumber(field.plan) ? 'right' : 'left',
      width: 150,
      sorter: field.isSorted,
      ...(keyOf(field) && { customRender: keyOf(field) }),
    })),
    dictOptions: Object.fromEntries(options.filter(([key]) => key !== '')),
    fieldHrefSlots: [],
    hideColumns: fields.filter(({ isShowList, plan }) => !isShowList && !plan.columns).map(({ plan }) => plan.id),
    ...NO_SCRIPTS,
    cgButtonList: [],
  };
}

/** Search fields of a form. */
export const formQueryInfo = ({ fields }: DataForm): ReportQueryInfo[] =>
  fields
    .filter(({ isQuery }) => isQuery)
    .map((field, order) => ({
      field: field.plan.id,
      label: field.plan.label || field.plan.id,
      mode: field.queryMode,
      view: keyOf(field) ? 'list' : (SEARCH_VIEWS[field.view] ?? 'text'),
      hidden: order < MAX_VISIBLE ? '0' : '1',
      dictCode: field.dictCode || null,
      order,
    }));

/** JSON schema of a form. */
export async function formItem(form: DataForm, dictionaries: Dictionaries, caller: Caller): Promise<FormItem> {
  const shownFields = form.fields.filter(({ isShowForm }) => isShowForm);
  const properties = await Promise.all(
    shownFields.map(async (field, order) => {
      const choices = await choicesOf(field, dictionaries, caller);
      return [field.plan.id, propertyOf(field.plan, field.view, order, choices, field.dictCode)] as const;
    }),
  );
  return {
    head: form.head,
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: shownFields.filter(({ plan }) => plan.required).map(({ plan }) => plan.id),
      table: form.head.tableName,
    },
    formContent: form.content(),
    remark: form.remark,
    ...NO_SCRIPTS,
    cgButtonList: [],
  };
}

function propertyOf(
  plan: FieldPlan,
  view: string,
  order: number,
  choices: readonly DictItem[],
  dictCode = '',
): FormProperty {
  const { label, id, rules, columns } = plan;
  const titleAndOrder = { title: label || id, order };
  if (columns) {
    const members = columns.map((column, at) => [column.id, propertyOf(column, 'text', at, optionsOf(column))]);
    return {
      type: 'array',
      view: 'tab',
      ...titleAndOrder,
      properties: Object.fromEntries(members) as Record<string, FormProperty>,
      required: columns.filter(({ required }) => required).map((column) => column.id),
    };
  }
  const maxLength = rules.find((rule) => rule.maxLength !== undefined)?.maxLength;
  const pattern = rules.map(patternOf).find((source) => source !== undefined);
  return {
    type: isNumber(plan) ? 'number' : 'string',
    view: isNumber(plan) ? 'number' : view,
    ...titleAndOrder,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(choices.length > 0 && { enum: [...choices] }),
    ...(dictCode && { dictCode }),
  };
}

export function patternOf({ rule, expression }: FieldRule): string | undefined {
  if (expression !== undefined) return typeof expression === 'string' ? expression : expression.source;
  const named = rule && Object.hasOwn(catalogue, rule) ? catalogue[rule as keyof typeof catalogue] : undefined;
  return named && 'pattern' in named ? named.pattern.source : undefined;
}

/** Key of a field's options in `dictOptions`; '' for a field without options. */
const keyOf = ({ plan, dictCode }: DataField): string => dictCode || (optionsOf(plan).length > 0 ? plan.id : '');

/** Options of a field; empty for a table the caller may not read, so that values are shown as stored. */
export async function choicesOf(field: DataField, dictionaries: Dictionaries, caller: Caller): Promise<NamedItem[]> {
  const { plan, dictCode } = field;
  if (dictCode === '') return optionsOf(plan);
  if (!(await dictionaries.mayRead(dictCode, caller))) return [];
  return dictionaries.items(dictCode, caller, { limit: MAX_PAGE_SIZE });
}

/** Options saved with a field, for a switch its two sides; those of a tree have levels and are not listed. */
function optionsOf({ type, data }: FieldPlan): DictItem[] {
  const options =
    type === 'Switch'
      ? Object.values(switchSides(data, currentLanguage()))
      : staticOptions(type === 'cascader' ? {} : data);
  return options.map(({ label: text, value }) => {
    const code = valueText({ type: 'input', data: {} }, value);
    return { value: code, text, title: text, label: text, itemText: text, itemValue: code, color: null, status: 1 };
  });
}
