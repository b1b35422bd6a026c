import { useLocale } from '@gezi/ui';
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { cellRegistry } from '../cells/registry';
import { arrangeColumns } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/GridColumn';
import type { StoreSettings } from '../core/store/StoreSettings';
import type { SortState } from '../core/view/sortOrder';
import type { GridViewOptions } from '../dom/GridViewOptions';
import { Popup } from '../dom/Popup';
import { useTexts } from '../texts/useTexts';
import { CellContents } from './CellContents';
import { CellPortals } from './CellPortals';
import type { EditableGridProps } from './EditableGridProps';
import { FailureCount } from './FailureCount';
import { GridFoot } from './GridFoot';
import { GridHead } from './GridHead';
import { FOOT_LINE, gridSizes } from './gridSizes';
import { GridState } from './GridState';
import { GridToolbarBar } from './GridToolbarBar';
import { leadColumns } from './leadColumns';
import { PopupHost } from './PopupHost';
import { useGridApi } from './useGridApi';
import { useGridStore } from './useGridStore';
import { useGridView } from './useGridView';
import { usePages } from './usePages';
import { useFeedback } from './useFeedback';
import { useRoom } from './useRoom';
import { useRowActions } from './useRowActions';
import { useStoreValue } from './useStoreValue';

const Pager = lazy(async () => ({ default: (await import('./Pager')).Pager }));
const NO_LINES: readonly Statistic[] = [];
const LINES: readonly Statistic[] = ['sum', 'average'];

/**
 * A grid whose every cell can be an editor, and the same grid as a read-only list. React draws the frame; rows are
 * plain DOM that is rewritten in place while they scroll by.
 *
 * `rows` is the document as loaded: a new array identity reloads it. Edits live in the grid's own store and come out
 * through `onRowsChange` and `apiRef.current.collect()`.
 */
export function EditableGrid<Row extends object>(props: EditableGridProps<Row>) {
  const { columns: given, rows, rowKey = 'id', label, readOnly = false, disabled = false, alwaysEdit = true } = props;
  const { size = 'medium', maxHeight = 400, selection = false, rowNumber = false, registry = cellRegistry } = props;
  const texts = useTexts();
  const locale = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [popup] = useState(() => new Popup());
  const [contents] = useState(() => new CellContents());

  const statistics = useMemo(
    () => LINES.filter((line) => props.footer !== false && given.some(({ statistics }) => statistics?.includes(line))),
    [given, props.footer],
  );
  const columns = useMemo(
    () => [...leadColumns<Row>(selection, rowNumber, statistics.length > 0, texts), ...given],
    [given, selection, rowNumber, statistics, texts],
  );

  // ——— rows ———
  const pages = usePages(props.pagination, rows.length);
  const { rowDisabled } = props;
  const settings = useMemo<StoreSettings<Row>>(
    () => ({
      columns: given,
      define: (type) => registry.get(type).definition,
      locale,
      selection,
      disabled,
      readOnly,
      rowDisabled,
      page: pages?.cut,
    }),
    [given, registry, locale, selection, disabled, readOnly, rowDisabled, pages?.cut],
  );
  const store = useGridStore(rows, rowKey, settings, props);
  const rowCount = useStoreValue(store, (each) => each.size);
  const lines = rowCount > 0 ? statistics : NO_LINES;

  // ——— sight ———
  const rowHeight = props.rowHeight ?? gridSizes[size].row;
  const { head: headHeight, control: controlHeight } = gridSizes[size];
  const around = headHeight + lines.length * FOOT_LINE;
  const contentHeight = around + rowCount * rowHeight;
  const width = useRoom(scroller);
  const layout = useMemo(
    () => (width === undefined ? undefined : arrangeColumns(columns, (type) => registry.get(type).definition, width)),
    [columns, registry, width],
  );
  const room = Math.max(rowHeight, Math.min(maxHeight, contentHeight) - around);
  const firstNumber = pages?.firstNumber ?? 1;
  const options = useMemo<GridViewOptions<Row> | undefined>(
    () =>
      layout && {
        layout,
        width: width ?? 0,
        registry,
        texts,
        alwaysEdit,
        readOnly,
        selection,
        rowHeight,
        controlHeight,
        room,
        firstNumber,
        contents,
      },
    [
      layout,
      width,
      registry,
      texts,
      alwaysEdit,
      readOnly,
      selection,
      rowHeight,
      controlHeight,
      room,
      firstNumber,
      contents,
    ],
  );
  const { onRowActivate, enterMoves = 'down' } = props;
  const parts = useGridView({ root, scroller, body }, store, popup, options, { onRowActivate, enterMoves }, id);
  useGridApi(props.apiRef, store, parts);

  // ——— actions ———
  const [feedback, feedbackPlace] = useFeedback(texts);
  const { add, remove, note } = useRowActions(store, parts, feedback, props.beforeRemove, texts);
  const [ownSort, setOwnSort] = useState<SortState>();
  function sortBy(next: SortState | undefined) {
    if (props.onSortChange) return props.onSortChange(next);
    setOwnSort(next);
    store.sortBy(next);
  }

  const editable = !readOnly && !disabled;
  const toolbar = props.toolbar === true ? {} : props.toolbar || undefined;
  const className = [
    'gezi-grid',
    `gezi-size-${size}`,
    readOnly && 'gezi-read-only',
    readOnly && onRowActivate && 'gezi-activates',
    disabled && 'gezi-grid-disabled',
    props.className,
  ];

  return (
    <div ref={root} className={className.filter(Boolean).join(' ')}>
      {toolbar ? (
        <GridToolbarBar
          store={store}
          toolbar={toolbar}
          editable={editable}
          texts={texts}
          onAdd={add}
          onRemove={remove}
          onTooFast={() => feedback.tell('warning', texts.tooFast)}
        />
      ) : null}
      <div className="gezi-frame">
        <div
          ref={scroller}
          className="gezi-scroller"
          role="grid"
          tabIndex={0}
          aria-label={label}
          aria-rowcount={rowCount + 1 + lines.length}
          aria-colcount={layout?.columns.length}
          aria-readonly={readOnly || undefined}
          aria-multiselectable={selection === 'checkbox' || undefined}
          aria-busy={props.loading || undefined}
          // Known beforehand, so that the width in sight is measured only once.
          style={{
            maxHeight: Number.isFinite(maxHeight) ? maxHeight : 'none',
            overflowY: contentHeight > maxHeight ? 'scroll' : 'auto',
          }}
        >
          {layout ? (
            <GridHead
              layout={layout}
              store={store}
              height={headHeight}
              sort={props.onSortChange ? props.sort : ownSort}
              onSort={sortBy}
              texts={texts}
            />
          ) : null}
          <div ref={body} className="gezi-body" />
          {layout && lines.length > 0 ? (
            <GridFoot layout={layout} store={store} lines={lines} firstRowIndex={rowCount + 2} texts={texts} />
          ) : null}
        </div>
        <GridState
          loading={props.loading ?? false}
          error={props.error}
          empty={rowCount === 0 ? (props.emptyText ?? texts.empty) : undefined}
          texts={texts}
        />
      </div>
      <FailureCount store={store} parts={parts} texts={texts} />
      {pages ? (
        <Suspense fallback={<div className="gezi-pager" />}>
          <Pager {...pages} pagination={props.pagination ?? {}} texts={texts} />
        </Suspense>
      ) : null}
      <output className="gezi-sr">{note}</output>
      <CellPortals contents={contents} />
      <PopupHost popup={popup} registry={registry} texts={texts} />
      {feedbackPlace}
    </div>
  );
}
