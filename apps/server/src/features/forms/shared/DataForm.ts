import type { FieldShowType, FormHead } from '@gezi/domain';
import type { CompiledForm, FieldPlan } from '@gezi/form-designer/core';

/** One value of a record: how it is checked, shown and searched by. */
export interface DataField {
  plan: FieldPlan;
  view: FieldShowType;
  /** Code of a dictionary, `table,text,code` for a table; '' for none. */
  dictCode: string;
  isShowForm: boolean;
  isShowList: boolean;
  isQuery: boolean;
  isSorted: boolean;
  queryMode: 'single' | 'group';
  /** Several values, comma-joined on the wire; a list where the form checks them. */
  isJoined: boolean;
  /** Of a sub-table. */
  subTable?: SubTable;
  /** No other record of the form may hold the value. */
  isUnique: boolean;
}

export interface SubTable {
  tableName: string;
  label: string;
  columns: readonly DataField[];
  /**
   * How its rows name the record they belong to where they do not lie within it: label of the column, and id and label
   * of the member of the record that stands there.
   */
  link: { id: string; label: string; to: string; toLabel: string };
}

/** A form as its records see it: a designed one, or an online form made from a head and fields. */
export interface DataForm {
  id: string;
  /** Counts its saves. */
  version: number;
  name: string;
  /** Of a designed form: as if it were an online form. */
  head: FormHead;
  /** In their order; sub-tables and dynamic tables among them, their columns in `plan.columns`. */
  fields: readonly DataField[];
  /** What is shown to whoever fills it in, as the content of a designed form. */
  content: () => string;
  /** Ready to check what is entered. */
  compiled: CompiledForm;
  /** Takes what is not asked for, as the calls of online forms do; a designed form refuses it. */
  isLenient: boolean;
  /** Whoever holds it sees the records of everybody. */
  keeperPermission: string;
}

/** What a field takes where nothing else is said. */
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
