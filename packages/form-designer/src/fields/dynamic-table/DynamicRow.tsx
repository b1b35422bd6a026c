import { memo, useMemo } from 'react';
import type { FieldPlan } from '../../core/model/CompiledForm';
import { FormItem } from '../../runtime/layout/FormItem';
import { cellAddress, type RowKey } from '../../runtime/store/FieldAddress';
import { useTexts } from '../../runtime/texts/useTexts';

export interface DynamicRowProps {
  table: FieldPlan;
  columns: readonly FieldPlan[];
  row: RowKey;
  /** From 0. */
  index: number;
  hasIndex: boolean;
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined;
  onChoose: (row: RowKey) => void;
  /** Undefined where rows cannot be deleted. */
  onDelete: ((rows: readonly RowKey[]) => void) | undefined;
}

/** One row; a change in a cell rerenders only that cell. */
export const DynamicRow = memo(
  function DynamicRow({ table, columns, row, index, hasIndex, isChosen, onChoose, onDelete }: DynamicRowProps) {
    const texts = useTexts();
    const cells = useMemo(() => columns.map((column) => cellAddress(table, row, column)), [table, columns, row]);
    return (
      <tr data-row={row}>
        {isChosen !== undefined && (
          <td className="gezi-form-lead">
            <input
              type="checkbox"
              className="gezi-form-checkbox"
              aria-label={texts.chooseRow(index + 1)}
              checked={isChosen}
              onChange={() => onChoose(row)}
            />
          </td>
        )}
        {hasIndex && <td className="gezi-form-lead">{index + 1}</td>}
        {cells.map((address) => (
          <td key={address.plan.key} data-label={address.plan.label}>
            <FormItem
              address={address}
              place="column"
              label={texts.cellLabel(address.plan.label || address.plan.id, index + 1)}
            />
          </td>
        ))}
        {onDelete && (
          <td className="gezi-form-lead">
            <button
              type="button"
              className="gezi-form-link gezi-form-danger"
              aria-label={texts.deleteRow(index + 1)}
              onClick={() => onDelete([row])}
            >
              {texts.delete}
            </button>
          </td>
        )}
      </tr>
    );
  },
  // What is done with a row is the same each time; only who it is done to matters.
  (before, after) =>
    before.table === after.table &&
    before.columns === after.columns &&
    before.row === after.row &&
    before.index === after.index &&
    before.hasIndex === after.hasIndex &&
    before.isChosen === after.isChosen &&
    (before.onDelete === undefined) === (after.onDelete === undefined),
);
