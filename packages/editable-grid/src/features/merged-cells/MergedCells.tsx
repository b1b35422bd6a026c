import { lineKey } from '@gezi/ui';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { CellAddress, MergedCell, MergedLayout } from '../../core/merged-cells/MergedCell';
import { cellMoves, mergeDown, mergeRight, ownerOf, splitCell } from '../../core/merged-cells/mergeCells';
import { Menu } from '../../react/Menu';
import { grid, gridcell } from '../../dom/roles';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';

export interface MergedCellsProps<Item> {
  /** Cells of the table with their spans; controlled. */
  layout: MergedLayout<Item>;
  /** Called with the layout after merging or splitting. */
  onChange: (layout: MergedLayout<Item>) => void;
  /** Renders the content of a cell. */
  children: (cell: MergedCell<Item>, at: CellAddress) => ReactNode;
  /** Accessible name. */
  label: string;
  /** Cells are only shown. Default false. */
  readOnly?: boolean;
}

interface OpenMenu {
  at: CellAddress;
  place: HTMLElement | { x: number; y: number };
}

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A table whose cells are merged and split by a context menu (right-click or the menu key); the arrows move between
 * visible cells.
 */
export function MergedCells<Item>({ layout, onChange, children, label, readOnly = false }: MergedCellsProps<Item>) {
  const texts = useSheetTexts();
  const table = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const [active, setActive] = useState<CellAddress>({ row: 0, column: 0 });
  const stop = ownerOf(layout, active.row, active.column) ?? { row: 0, column: 0 };

  function onKeyDown(event: React.KeyboardEvent<HTMLTableCellElement>, at: CellAddress, cell: MergedCell<Item>) {
    const step = STEPS[lineKey(event)];
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    const [rows, columns] = step;
    // From the far edge of a merged cell, so that no step ends in the same cell.
    const row = at.row + (rows > 0 ? cell.row : rows);
    const column = at.column + (columns > 0 ? cell.col : columns);
    const next = ownerOf(layout, row, column);
    if (!next) return;
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row},${next.column}"]`)?.focus();
  }

  function take(outcome: ReturnType<typeof mergeRight<Item>>) {
    if (outcome.ok) onChange(outcome.value);
  }

  const may = menu && cellMoves(layout, menu.at);
  return (
    <div className="gezi-merged">
      <table ref={table} {...grid} aria-label={label} aria-readonly={readOnly || undefined}>
        <tbody>
          {layout.map((cells, row) => (
            <tr key={cells[0]?.id ?? row}>
              {cells.map((cell, column) =>
                cell.hide ? null : (
                  <td
                    key={cell.id}
                    {...gridcell}
                    colSpan={cell.col}
                    rowSpan={cell.row}
                    tabIndex={stop.row === row && stop.column === column ? 0 : -1}
                    data-at={`${row},${column}`}
                    className={isWhite(cell.style.background) ? undefined : 'gezi-merged-tinted'}
                    style={
                      { width: `${widthOf(cells, column)}%`, '--gezi-tint': cell.style.background } as CSSProperties
                    }
                    onFocus={() => setActive({ row, column })}
                    onKeyDown={(event) => onKeyDown(event, { row, column }, cell)}
                    onContextMenu={(event) => {
                      if (readOnly) return;
                      event.preventDefault();
                      const byKey = event.button !== 2;
                      const place = byKey ? event.currentTarget : { x: event.clientX, y: event.clientY };
                      event.currentTarget.focus();
                      setMenu({ at: { row, column }, place });
                    }}
                  >
                    {children(cell, { row, column })}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {menu && may ? (
        <Menu
          label={texts.cellMenu}
          at={menu.place}
          onClose={() => setMenu(undefined)}
          items={[
            {
              key: 'right',
              label: texts.mergeRight,
              disabled: !may.mergeRight,
              onSelect: () => take(mergeRight(layout, menu.at)),
            },
            {
              key: 'down',
              label: texts.mergeDown,
              disabled: !may.mergeDown,
              onSelect: () => take(mergeDown(layout, menu.at)),
            },
            {
              key: 'split',
              label: texts.splitCell,
              apart: true,
              disabled: !may.split,
              onSelect: () => take(splitCell(layout, menu.at)),
            },
          ]}
        />
      ) : null}
    </div>
  );
}

/** Percent of a cell with those it covers to its right. */
const widthOf = <Item,>(cells: readonly MergedCell<Item>[], column: number): number =>
  cells.slice(column, column + cells[column]!.col).reduce((sum, { style }) => sum + style.width, 0);

const isWhite = (background: string) => /^(|white|#fff|#ffffff)$/i.test(background.trim());
