import { useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { Spin } from 'antd';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { RemoteRows } from '../../core/table/createPagedRows';
import { nextActiveRow } from '../../core/table/nextActiveRow';
import { useTexts } from '../../texts/useTexts';
import { EmptyState } from '../EmptyState';
import { LoadFailure } from '../load-failure/LoadFailure';
import { BodyRow } from './BodyRow';
import type { DataTableProps, DataTableSort } from './DataTableProps';
import { HeadRow } from './HeadRow';
import { SelectAllBox } from './SelectAllBox';
import { useRowSelection } from './useRowSelection';
import { useSortedRows } from './useSortedRows';

const ROW_HEIGHT = 39;
const HEAD_HEIGHT = 39;
const BOX_WIDTH = 40;
const COLUMN_WIDTH = 150;
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 8;
const NO_ROWS: readonly never[] = [];

/**
 * A table of any length: 100,000 rows without pages, given as a whole or loaded from a server while scrolling.
 *
 * Keyboard: the arrow keys, Home, End, PageUp and PageDown move the active row, Space selects it, Shift with any of
 * them selects a range, Ctrl+A selects everything loaded, Enter confirms. A key without effect bubbles to the parent.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, listKey, selection, page, onConfirm, onSortChange } = props;
  const { height = HEAD_HEIGHT + 10 * ROW_HEIGHT, rowHeight = ROW_HEIGHT, loading = false, error } = props;
  const texts = useTexts();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);

  const remote = isRemote(rows) ? rows : undefined;
  const [ownSort, setOwnSort] = useState<DataTableSort>();
  const sort = onSortChange ? props.sort : ownSort;
  const sorted = useSortedRows<Row>({
    columns,
    rows: isRemote(rows) ? NO_ROWS : rows,
    sort: onSortChange ? undefined : ownSort,
  });
  const loaded = remote?.loaded ?? sorted.rows;
  const count = remote?.total ?? sorted.rows.length;
  const rowAt = (index: number) => (remote ? remote.rowAt(index) : sorted.rows[index]);

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    observeElementRect: observeBody,
    initialRect: { width: 0, height: 10 * ROW_HEIGHT },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  useEffect(() => remote?.request(first, last), [remote, first, last]);

  const [placed, setPlaced] = useState({ listKey, active: 0 });
  const active = placed.listKey === listKey ? Math.min(placed.active, Math.max(0, count - 1)) : 0;
  const { toggle, extendTo, startAt } = useRowSelection({ selection, rowKey, rowAt });
  useEffect(() => {
    virtualizer.scrollToOffset(0);
  }, [virtualizer, listKey]);

  const isDisabled = (row: Row) => selection?.disabled?.has(rowKey(row)) ?? false;
  function moveTo(index: number) {
    setPlaced({ listKey, active: index });
    virtualizer.scrollToIndex(index);
  }
  function confirm(index: number) {
    const row = rowAt(index);
    if (row !== undefined && !isDisabled(row)) onConfirm?.(row);
  }

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey } = event;
    const isOfTable = event.target === event.currentTarget || isRowBox(event.target);
    if (!isOfTable || event.altKey || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'a' || !selection?.multiple) return;
      selectAll();
    } else if (key === ' ' && event.target === event.currentTarget) {
      if (shiftKey) extendTo(active, active);
      else toggle(active);
    } else if (key === 'Enter') {
      if (!onConfirm || count === 0) return;
      confirm(active);
    } else if (page && (key === 'PageDown' || key === 'PageUp')) {
      page.onTurn(key === 'PageDown' ? 1 : -1);
    } else {
      const pageRows = Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight);
      const to = nextActiveRow(key, { active, count, pageRows });
      if (to === undefined) return;
      if (shiftKey) extendTo(to, active);
      else startAt(to);
      moveTo(to);
    }
    event.preventDefault();
  }
  function click(event: MouseEvent<HTMLElement>) {
    const index = rowIndexOf(event.target);
    if (index === undefined) return;
    setPlaced({ listKey, active: index });
    if (event.shiftKey && selection?.multiple) extendTo(index, active);
    else toggle(index);
  }
  function doubleClick(event: MouseEvent<HTMLElement>) {
    const index = rowIndexOf(event.target);
    if (index !== undefined && !selection?.multiple && !isRowBox(event.target)) confirm(index);
  }
  function pressMouse(event: MouseEvent<HTMLElement>) {
    // Keeps the focus on the table when its row is scrolled away; Shift selects rows, not their text.
    if (!isRowBox(event.target) && !(event.shiftKey && rowIndexOf(event.target) !== undefined)) return;
    event.preventDefault();
    scroller.current?.focus({ preventScroll: true });
  }

  const { disabled, selected } = selection ?? {};
  const { free, selectedCount } = useMemo(() => {
    const enabled = disabled ? loaded.filter((row) => !disabled.has(rowKey(row))) : loaded;
    return { free: enabled, selectedCount: selected ? enabled.filter((row) => selected.has(rowKey(row))).length : 0 };
  }, [loaded, rowKey, disabled, selected]);
  const isAll = free.length > 0 && selectedCount === free.length;
  const selectAll = () => selection?.onSelect(free.filter((row) => !selection.selected.has(rowKey(row))));

  const boxHead = selection?.multiple ? (
    <SelectAllBox
      label={selection.selectAllLabel ?? texts.table.selectAll}
      state={isAll ? 'all' : selectedCount > 0 ? 'some' : 'none'}
      disabled={free.length === 0}
      onToggle={() => (isAll ? selection.onDeselect(free) : selectAll())}
    />
  ) : (
    selection && <span className="gezi-visually-hidden">{texts.table.select}</span>
  );
  const box = selection && (selection.multiple ? 'checkbox' : 'radio');
  const widths = columns.map(({ key, width = COLUMN_WIDTH }) => sorted.sizes[key] ?? width);
  const tracks = columns.map(({ key }, nth) =>
    sorted.sizes[key] === undefined ? `minmax(${widths[nth]}px, ${widths[nth]}fr)` : `${widths[nth]}px`,
  );
  const items = virtualizer.getVirtualItems();
  const rowId = (index: number) => `${id}row${index}`;

  return (
    <div className="gezi-table">
      {error !== undefined && <LoadFailure message={error} onRetry={props.onRetry} />}
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={(page?.total ?? count) + 1}
        aria-colcount={columns.length + (box ? 1 : 0)}
        aria-multiselectable={selection ? selection.multiple : undefined}
        aria-busy={loading}
        aria-activedescendant={items.some(({ index }) => index === active) ? rowId(active) : undefined}
        className="gezi-table-scroll"
        style={{
          maxHeight: height,
          ['--gezi-table-columns' as string]: [...(box ? [`${BOX_WIDTH}px`] : []), ...tracks].join(' '),
          ['--gezi-table-width' as string]: `${widths.reduce((sum, width) => sum + width, box ? BOX_WIDTH : 0)}px`,
        }}
        onKeyDown={pressKey}
        onMouseDown={pressMouse}
        onClick={click}
        onDoubleClick={doubleClick}
      >
        <div role="rowgroup" className="gezi-table-head" style={{ height: HEAD_HEIGHT }}>
          <HeadRow
            columns={columns}
            sort={sort}
            onSort={onSortChange ?? setOwnSort}
            box={boxHead}
            onResize={props.resizable ? sorted.resize : undefined}
          />
        </div>
        {count > 0 && (
          <div role="rowgroup" className="gezi-table-body" style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, start, size }) => {
              const row = rowAt(index);
              const key = row && rowKey(row);
              return (
                <BodyRow<Row>
                  // Keyed by position, so that scrolling reuses elements.
                  key={index}
                  id={rowId(index)}
                  row={row}
                  columns={columns}
                  index={index}
                  listIndex={index + (page?.offset ?? 0)}
                  top={start}
                  height={size}
                  box={box}
                  boxLabel={row && box ? texts.table.selectRow(rowName(row)) : ''}
                  isSelected={key !== undefined && (selected?.has(key) ?? false)}
                  isDisabled={key !== undefined && (disabled?.has(key) ?? false)}
                  isActive={index === active}
                />
              );
            })}
          </div>
        )}
      </div>
      {count === 0 && !loading && error === undefined && (
        <div className="gezi-table-empty">
          <EmptyState compact title={props.emptyText} />
        </div>
      )}
      {loading && (
        <div className={`gezi-table-loading${count === 0 ? ' gezi-table-loading-first' : ''}`}>
          <Spin description={count === 0 ? texts.table.loading : undefined} />
        </div>
      )}
    </div>
  );
}

const isRemote = <Row,>(rows: readonly Row[] | RemoteRows<Row>): rows is RemoteRows<Row> => 'rowAt' in rows;

const isRowBox = (target: EventTarget) => target instanceof HTMLInputElement && rowIndexOf(target) !== undefined;

/** Position of the row that contains an element. */
function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : undefined;
}

/** Reports the size of the visible rows, without head and scroll bar. Without layout (jsdom) it reports ten rows. */
function observeBody(virtualizer: Virtualizer<HTMLDivElement, Element>, report: (rect: Rect) => void) {
  const element = virtualizer.scrollElement;
  if (!element) return undefined;
  const measure = () =>
    report({
      width: element.clientWidth,
      height: element.clientHeight > 0 ? element.clientHeight - HEAD_HEIGHT : 10 * ROW_HEIGHT,
    });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
