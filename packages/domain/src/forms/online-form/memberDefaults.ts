/** Defaults of an online form head. */
export const HEAD_DEFAULTS = {
  tableType: '1',
  isCheckbox: 'Y',
  isPage: 'Y',
  isTree: 'N',
  formTemplate: '1',
  formCategory: null,
  relationType: null,
  themeTemplate: null,
  extConfigJson: null,
  publishedTo: null,
} as const;

/** Defaults of an online form field. */
export const FIELD_DEFAULTS = {
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
  sortFlag: '0',
} as const;
