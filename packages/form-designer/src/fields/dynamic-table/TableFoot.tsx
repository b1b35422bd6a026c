import type { Json } from '../../core/document/FormDocument';
import type { FieldPlan } from '../../core/model/CompiledForm';
import { columnSum } from './columnSum';

export interface TableFootProps {
  columns: readonly FieldPlan[];
  rows: Json | undefined;
  /** Columns before those of the fields. */
  leads: number;
  hasActions: boolean;
  /** `sum-text` of the item. */
  title: string;
  /** `summary-text` of the item. */
  unit: string;
}

/** The sums of the columns that hold numbers. */
export function TableFoot({ columns, rows, leads, hasActions, title, unit }: TableFootProps) {
  return (
    <tfoot>
      <tr>
        {leads > 0 && (
          <td className="gezi-form-lead" colSpan={leads}>
            {title}
          </td>
        )}
        {columns.map((column, index) => {
          const total = columnSum(column, rows);
          // Without a leading column the title is in the first column, unless that shows a sum.
          const text = total === undefined ? (leads === 0 && index === 0 ? title : '') : `${total} ${unit}`.trim();
          return <td key={column.key}>{text}</td>;
        })}
        {hasActions && <td>&nbsp;</td>}
      </tr>
    </tfoot>
  );
}
