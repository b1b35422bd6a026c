import type { ListField } from './ListField';

/** A column of a workbook that a list is read from or written to. */
export interface WorkbookColumn {
  /** Member of the row. */
  key: string;
  /** Text of its head. */
  header: string;
  required: boolean;
  unique: boolean;
  /** Characters of a cell, at most. */
  maxLength?: number;
  /** Width in characters; default 16. */
  width?: number;
  /** What the texts of its cells mean. */
  field: ListField;
}

/** The columns a list is read from, in the order of its fields. */
export const importColumnsOf = (fields: readonly ListField[]): WorkbookColumn[] =>
  fields.filter((field) => field.import).map(columnOf);

/** The columns a list is written to, in the order of its fields. */
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
