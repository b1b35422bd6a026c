import type { ListField } from './ListField';

/** A column of a workbook for the import or export of a list. */
export interface WorkbookColumn {
  /** Key in the row. */
  key: string;
  /** Header text. */
  header: string;
  required: boolean;
  unique: boolean;
  /** Maximum characters of a cell. */
  maxLength?: number;
  /** Width in characters; default 16. */
  width?: number;
  /** Field that defines how cells are read and written. */
  field: ListField;
}

/** Import columns of a list, in the order of its fields. */
export const importColumnsOf = (fields: readonly ListField[]): WorkbookColumn[] =>
  fields.filter((field) => field.import).map(columnOf);

/** Export columns of a list, in the order of its fields. */
export const exportColumnsOf = (fields: readonly ListField[]): WorkbookColumn[] =>
  fields.filter((field) => field.export ?? Boolean(field.import)).map(columnOf);

const columnOf = (field: ListField): WorkbookColumn => ({
  key: field.key,
  header: field.head ?? field.label['zh-CN'],
  required: field.import === 'required',
  unique: field.unique ?? false,
  ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  ...(field.cellWidth !== undefined && { width: field.cellWidth }),
  field,
});
