/** A refusal of one value, usually by a server, as `/flowable/form/validate` returns it. */
export interface FieldRefusal {
  /** Component id; of a cell the id of the column. */
  readonly id: string;
  readonly message: string;
  /** For a cell of a dynamicTable: the table's id and the row, counted from 0. */
  readonly table?: string;
  readonly row?: number;
}
