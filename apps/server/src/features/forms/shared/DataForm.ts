import type { FieldShowType, FormHead } from '@gezi/domain';
import type { CompiledForm, FieldPlan } from '@gezi/form-designer/core';

/** One field of form records: how it is validated, shown and searched. */
export interface DataField {
  plan: FieldPlan;
  view: FieldShowType;
  /** Dictionary code, or `table,text,code` for a table; '' for none. */
  dictCode: string;
  isShowForm: boolean;
  isShowList: boolean;
  isQuery: boolean;
  isSorted: boolean;
  queryMode: 'single' | 'group';
  /** Whether it has several values: comma-joined on the wire, an array in validation. */
  isJoined: boolean;
  /** Set if the field is a sub-table. */
  subTable?: SubTable;
  /** Whether no other record of the form may have the value. */
  isUnique: boolean;
}

export interface SubTable {
  tableName: string;
  label: string;
  columns: readonly DataField[];
  /**
   * How rows on a separate sheet refer to their record: id and label of the column, and id and label of the record
   * field it repeats.
   */
  link: { id: string; label: string; to: string; toLabel: string };
}

/** A form for records: a designed form, or an online form built from a head and fields. */
export interface DataForm {
  id: string;
  /** Incremented by every save. */
  version: number;
  name: string;
  remark: string | null;
  /** For a designed form, an equivalent online form head. */
  head: FormHead;
  /** Fields in order, including sub-tables and dynamic tables with their columns in `plan.columns`. */
  fields: readonly DataField[];
  /** Content of a designed form that renders this form. */
  content: () => string;
  /** Compiled for validation. */
  compiled: CompiledForm;
  /** Whether unknown fields are ignored, as for online forms; designed forms refuse them. */
  isLenient: boolean;
  /** Permission to see the records of all users. */
  allRecordsPermission: string;
}

/** Default properties of a field. */
export const PLAIN_FIELD = {
  dictCode: '',
  isShowForm: true,
  isShowList: true,
  isQuery: false,
  isSorted: false,
  queryMode: 'single',
  isJoined: false,
  isUnique: false,
} as const satisfies Partial<DataField>;
