/** What somebody else, mostly a server, says against one value; the faults of `/flowable/form/validate` are such. */
export interface FieldRefusal {
  /** Component id; of a cell the id of the column. */
  readonly id: string;
  readonly message: string;
  /** For a cell of a dynamicTable: the table's id and the row, counted from 0. */
  readonly table?: string;
  readonly row?: number;
}
