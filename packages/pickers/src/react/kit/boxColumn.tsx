import { Checkbox, type TableColumnsType } from 'antd';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import type { Texts } from '../../texts/zh-CN';

export interface BoxColumnOptions<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
  store: SelectionStore<Row>;
  tell: (refusal: SelectionRefusal | undefined) => void;
  nameOf: (row: Row) => string;
  isLocked: (row: Row) => boolean;
  texts: Texts;
}

/**
 * The column of boxes to choose by. Native ones: antd's cost a third of what a page of rows takes to be drawn, at every
 * key of a search. The one above them chooses what of the page may be chosen.
 */
export function boxColumn<Row extends object>(options: BoxColumnOptions<Row>): TableColumnsType<Row>[number] {
  const { rows, selection, store, tell, nameOf, isLocked, texts } = options;
  const { multiple } = store.rules;
  const chosen = new Set(selection.keys);
  const isChosen = (row: Row) => chosen.has(store.keyOf(row));
  const open = rows.filter((row) => !isLocked(row));
  const isAll = open.length > 0 && open.every(isChosen);

  const title = multiple ? (
    <Checkbox
      aria-label={texts.choosePage}
      disabled={open.length === 0}
      checked={isAll}
      indeterminate={!isAll && rows.some(isChosen)}
      onChange={() =>
        isAll ? store.giveUp(open.map(store.keyOf)) : tell(store.choose(open.filter((row) => !isChosen(row))))
      }
    />
  ) : (
    <span className="gezi-visually-hidden">{texts.select}</span>
  );

  return {
    key: 'box',
    width: 40,
    align: 'center',
    title,
    render: (_value: unknown, row: Row) => (
      <input
        type={multiple ? 'checkbox' : 'radio'}
        className="gezi-picker-box"
        aria-label={texts.chooseRow(nameOf(row))}
        checked={isChosen(row)}
        disabled={isLocked(row)}
        // The row itself is what a click toggles.
        onClick={(event) => event.stopPropagation()}
        onChange={() => tell(store.toggle(row))}
      />
    ),
  };
}
