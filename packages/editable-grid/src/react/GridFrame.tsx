import { Later, lazyPart, useLook, usePrinting } from '@gezi/ui';
import { useId, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { arrangeColumns, type ColumnState } from '../core/columns/arrangeColumns';
import type { Statistic } from '../core/columns/ColumnBase';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { isSameInAnyRoom } from '../core/columns/isSameInAnyRoom';
import type { GridStore } from '../core/store/GridStore';
import type { SelectionMode } from '../core/store/StoreSettings';
import type { SortState } from '../core/view/sortOrder';
import type { CellRegistry } from '../dom/createRegistry';
import type { ControllerSettings } from '../dom/GridController';
import type { GridFeature } from '../dom/GridFeature';
import type { GridViewOptions } from '../dom/GridViewOptions';
import { Popup } from '../dom/Popup';
import type { Texts } from '../texts/zh-CN';
import { CellContents } from './CellContents';
import { CellPortals } from './CellPortals';
import type { GridError } from './EditableGridProps';
import { GridHead, type HeadTools } from './GridHead';
import { FOOT_LINE, heightsOf, type GridSize } from './gridSizes';
import { GridPrint } from './GridPrint';
import { GridState } from './GridState';
import { PopupHost } from './PopupHost';
import { useGridView, type GridParts } from './useGridView';
import { useLoadedTypes } from './useLoadedTypes';
import { useRoom, WIDEST_ROOM } from './useRoom';
import { useStoreValue } from './useStoreValue';

export interface GridFrameProps<Row extends object> {
  store: GridStore<Row>;
  /** All columns, the grid's own first. */
  columns: readonly ResolvedColumn<Row>[];
  registry: CellRegistry;
  texts: Texts;
  label: string | undefined;
  alwaysEdit: boolean;
  readOnly: boolean;
  selection: SelectionMode;
  changeMarks: boolean;
  size: GridSize;
  rowHeight: number | undefined;
  maxHeight: number;
  /** Pixels of all panels below rows. */
  panelHeight: number;
  statistics: readonly Statistic[];
  /** Number of the first visible row. */
  firstNumber: number;
  /** The user's column settings. */
  columnState: ColumnState;
  sorts: readonly SortState[];
  onSort: (sorts: readonly SortState[]) => void;
  headTools: HeadTools;
  loading: boolean;
  error: GridError | undefined;
  emptyText: ReactNode;
  settings: ControllerSettings<Row>;
  features: readonly GridFeature<Row>[];
  /** Called with the view and controller when mounted, and with null when unmounted. */
  attach: (parts: GridParts<Row> | null) => void;
  /** Element for messages that may not be in the grid role. */
  messages: RefObject<HTMLElement | null>;
}

const GridFoot = lazyPart(async () => (await import('./GridFoot')).GridFoot);
const NO_LINES: readonly Statistic[] = [];

/** The scrolling part: headings, rows and footer, or a placeholder without rows. */
export function GridFrame<Row extends object>(props: GridFrameProps<Row>) {
  const {
    store,
    columns,
    registry,
    texts,
    alwaysEdit,
    readOnly,
    selection,
    changeMarks,
    size,
    maxHeight,
    firstNumber,
    columnState,
  } = props;
  const id = useId();
  const printing = usePrinting();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [popup] = useState(() => new Popup());
  const [contents] = useState(() => new CellContents());

  const rowCount = useStoreValue(store, (each) => each.size);
  const lines = rowCount > 0 ? props.statistics : NO_LINES;
  const { head: headHeight, control: controlHeight, row } = heightsOf(size, useLook().compact);
  const rowHeight = props.rowHeight ?? row;
  const around = headHeight + lines.length * FOOT_LINE;
  const contentHeight = around + rowCount * rowHeight + props.panelHeight;
  const room = Math.max(rowHeight, Math.min(maxHeight, contentHeight) - around);
  const ready = useLoadedTypes(registry, columns);
  const anyhow = useMemo(() => {
    if (!ready) return undefined;
    const layout = arrangeColumns(columns, (type) => registry.get(type).definition, WIDEST_ROOM, columnState);
    return isSameInAnyRoom(layout, WIDEST_ROOM) ? layout : undefined;
  }, [columns, ready, registry, columnState]);
  const [width, seen] = useRoom(scroller, !anyhow);
  const layout = useMemo(() => {
    const within = width ?? seen.width;
    if (anyhow || within === undefined || !ready) return anyhow;
    return arrangeColumns(columns, (type) => registry.get(type).definition, within, columnState);
  }, [anyhow, columns, ready, registry, width, seen, columnState]);
  const options = useMemo<GridViewOptions<Row> | undefined>(() => {
    const look = { registry, texts, alwaysEdit, readOnly, selection, changeMarks, rowHeight, controlHeight };
    return layout && { ...look, layout, width: width ?? seen.width ?? 0, room, firstNumber, contents };
  }, [
    registry,
    texts,
    alwaysEdit,
    readOnly,
    selection,
    changeMarks,
    rowHeight,
    controlHeight,
    layout,
    width,
    seen,
    room,
    firstNumber,
    contents,
  ]);
  useGridView({ frame, scroller, body }, props.attach, store, popup, options, props.settings, props.features, id, seen);

  return (
    <>
      {printing && layout ? (
        <GridPrint store={store} layout={layout} label={props.label} lines={lines} texts={texts} />
      ) : null}
      <div ref={frame} className="gezi-frame" style={{ '--gezi-input-height': `${controlHeight}px` } as CSSProperties}>
        <div
          ref={scroller}
          className="gezi-scroller"
          role="grid"
          tabIndex={0}
          aria-label={props.label}
          aria-describedby={readOnly ? undefined : `${id}-keys`}
          aria-rowcount={rowCount + 1 + lines.length}
          aria-colcount={layout?.columns.length}
          aria-readonly={readOnly || undefined}
          aria-multiselectable={selection === 'checkbox' || undefined}
          aria-busy={props.loading || undefined}
          style={{
            maxHeight: Number.isFinite(maxHeight) ? maxHeight : 'none',
            // Known beforehand, so that the visible width is measured only once.
            overflowY: contentHeight > maxHeight ? 'scroll' : 'auto',
          }}
        >
          {layout ? (
            <GridHead
              layout={layout}
              store={store}
              height={headHeight}
              sorts={props.sorts}
              onSort={props.onSort}
              tools={props.headTools}
              texts={texts}
              scroller={scroller}
            />
          ) : null}
          <div ref={body} className="gezi-body" />
          {layout && lines.length > 0 ? (
            <Later fallback={<div style={{ height: lines.length * FOOT_LINE }} />} failurePlace={props.messages}>
              <GridFoot layout={layout} store={store} lines={lines} firstRowIndex={rowCount + 2} />
            </Later>
          ) : null}
        </div>
        <span hidden id={`${id}-keys`}>
          {texts.keyboardHelp}
        </span>
        <GridState
          loading={props.loading}
          error={props.error}
          empty={rowCount === 0 ? (props.emptyText ?? texts.empty) : undefined}
          texts={texts}
        />
        <CellPortals contents={contents} />
        <PopupHost popup={popup} registry={registry} texts={texts} />
      </div>
    </>
  );
}
