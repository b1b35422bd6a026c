import type { FormField, FormHead } from '@gezi/domain';

type Action = 'list' | 'edit' | 'data';

/** What somebody may do with online forms; default everything. */
export const rights = (...actions: Action[]) =>
  (actions.length > 0 ? actions : (['list', 'edit', 'data'] as const)).map((action) => ({
    action: `online:cgform:${action}`,
    type: '2',
    describe: action,
  }));

/** A form with a sub-table. */
export const headOf = (part: Partial<FormHead> = {}): FormHead => ({
  id: 'h1',
  tableName: 'asset',
  tableTxt: '资产登记',
  tableType: '2',
  isCheckbox: 'Y',
  isPage: 'Y',
  isTree: 'N',
  formTemplate: '1',
  formCategory: null,
  relationType: null,
  themeTemplate: null,
  extConfigJson: null,
  subTableStr: part.tableType === '3' ? null : 'asset_service',
  tableVersion: 1,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});

export const fieldOf = (
  part: Partial<FormField> & { id: string; dbFieldName: string; dbFieldTxt: string },
): FormField => ({
  cgformHeadId: 'h1',
  dbType: 'string',
  dbLength: 32,
  dbPointLength: 0,
  dbIsNull: '1',
  dbDefaultVal: null,
  dictField: null,
  dictTable: null,
  dictText: null,
  fieldShowType: 'text',
  fieldLength: 200,
  fieldValidType: null,
  fieldMustInput: '0',
  fieldExtendJson: null,
  fieldDefaultValue: null,
  isQuery: '0',
  isShowForm: '1',
  isShowList: '1',
  isReadOnly: '0',
  queryMode: 'single',
  mainTable: null,
  mainField: null,
  orderNum: 0,
  sortFlag: '0',
  ...part,
});
