import { Later, lazyPart, useLocale, usePersisted } from '@gezi/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cellRegistry } from '../cells/registry';
import { readAddSettings } from '../core/addSettings';
import { configurationFault } from '../core/columns/configurationFault';
import type { GridColumn } from '../core/columns/GridColumn';
import type { Statistic } from '../core/columns/ColumnBase';
import { DEFAULT_ORDER_KEY } from '../core/order/orderSteps';
import type { RowLinkage, StoreSettings } from '../core/store/StoreSettings';
import { ContextMenu } from '../features/context-menu/ContextMenu';
import { createRowActionClicks } from '../features/row-actions/rowActionClicks';
import { runnerCode } from '../features/row-actions/runnerCode';
import type { FilterRequest } from '../features/filter/FilterRequest';
import type { SourceTotal } from '../core/source/SourceRows';
import type { SourceState } from '../features/source/Source';
import type { SortState } from '../core/view/sortOrder';
import { HeldCall } from '../dom/HeldCall';
import { HeldKeys } from '../dom/HeldKeys';
import { useTexts } from '../texts/useTexts';
import type { EditableGridProps } from './EditableGridProps';
import { Failures } from './Failures';
import { GridFrame } from './GridFrame';
import type { HeadTools } from './GridHead';
import type { GridKit } from './GridKit';
import type { GridSize } from './gridSizes';
import { actionColumn, leadColumns, splitLeads } from './leadColumns';
import { useColumnSources } from './useColumnSources';
import { useAttachedFeatures } from './useAttachedFeatures';
import { useFeedback } from './useFeedback';
import { useGoTo } from './useGoTo';
import { useGridApi } from './useGridApi';
import { useGridStore } from './useGridStore';
import type { GridParts } from './useGridView';
import { useMayWrite } from './useMayWrite';
import { useNarrow } from './useNarrow';
import { usePages } from './usePages';
import { useRowActions } from './useRowActions';
import { useStoreValue } from './useStoreValue';
import { useUnknownTypes } from './useUnknownTypes';
import { useSheet } from './useSheet';
import { useSheetView } from './useSheetView';

const SyncPanel = lazyPart(async () => (await import('../features/sync/SyncPanel')).SyncPanel);
const GridToolbarBar = lazyPart(async () => (await import('../features/toolbar/GridToolbarBar')).GridToolbarBar);
const LaterRunner = lazyPart(async () => (await runnerCode.load()).RowActionRunner);
const RowFeatures = lazyPart(async () => (await import('../features/rows/RowFeatures')).RowFeatures);
const Pager = lazyPart(async () => (await import('./Pager')).Pager);
const BatchBar = lazyPart(async () => (await import('../features/batch-bar/BatchBar')).BatchBar);
const SheetTools = lazyPart(async () => (await import('../features/tools/SheetTools')).SheetTools);
const StatusBar = lazyPart(async () => (await import('../features/status/StatusBar')).StatusBar);
const GridAmount = lazyPart(async () => (await import('./GridAmount')).GridAmount);
const LINES: readonly Statistic[] = ['sum', 'average'];
const NONE: readonly string[] = [];
/** Buttons that rows of a server do not have. */
const FIXED = ['add', 'batch_delete'];
/** Parts with keys of their own within `RowFeatures`. */
const ROW_PARTS = ['rows', 'comments'] as const;
/** Storage key of the add button's settings (B§9). */
const ADDING = 'gezi.editable-grid.add-rows';

/**
 * An editable grid, or a read-only list. React renders the frame; rows are plain DOM that is rewritten in place while
 * scrolling.
 *
 * `rows` is the document as loaded: a new array reloads it. Edits are in the grid's store and are read by
 * `onRowsChange` and `apiRef.current.collect()`.
 *
 * @throws {TypeError} a prop has the wrong type; the message names it
 */
export function EditableGrid<Row extends object>(props: EditableGridProps<Row>) {
  const fault = configurationFault(props);
  if (fault) throw new TypeError(`EditableGrid: ${fault}`);
  const mayWrite = useMayWrite(props.sync);
  const readOnly = props.readOnly === true || !mayWrite;
  const { rows, rowKey = 'id', disabled = false, rowDisabled, footer } = props;
  const excludedCodes = [...(props.excluded ?? NONE), ...(props.source ? FIXED : NONE)].join();
  const excluded = useMemo(() => excludedCodes.split(',').filter(Boolean), [excludedCodes]);
  const { registry = cellRegistry } = props;
  const [density, setDensity] = useState<GridSize>();
  const size = density ?? props.size ?? 'medium';
  const { columnSettings = false, statusBar = false } = props;
  const { onRowActivate, enterMoves = 'down', tree } = props;
  const expand = tree ? undefined : props.expand;
  const texts = useTexts();
  const locale = useLocale();
  const [feedback, feedbackPlace] = useFeedback(texts);
  const showError = useCallback((message: string) => feedback.notify('error', message), [feedback]);
  const parts = useRef<GridParts<Row>>(null);
  /** Shows failures of parts in places where a message may not be. */
  const messages = useRef<HTMLDivElement>(null);
  const attach = useCallback((made: GridParts<Row> | null) => void (parts.current = made), []);

  const editable = !readOnly && !disabled;
  const remote = props.source !== undefined;
  const [sourceState, setSourceState] = useState<SourceState>({ loading: remote, error: undefined });
  const [sourceTotal, setSourceTotal] = useState<SourceTotal>();
  const [leads, allowed] = useMemo(
    () => splitLeads<Row, GridColumn<Row>>(props.columns.filter(({ key }) => !excludedCodes.split(',').includes(key))),
    [props.columns, excludedCodes],
  );
  const { selection = (leads['row-checkbox'] && 'checkbox') ?? (leads['row-radio'] && 'radio') ?? false } = props;
  const { rowNumber = 'row-number' in leads, dragSort = 'row-drag-sort' in leads } = props;
  const showUnknown = useCallback((types: string) => showError(texts.unknownType(types)), [showError, texts]);
  useUnknownTypes(registry, allowed, showUnknown);
  const [given, sourcesPlace] = useColumnSources(allowed, showError);
  const handles = dragSort !== false && editable && !tree && !props.group && !remote;
  const rowActions = useMemo(
    () => props.rowActions?.filter(({ key }) => !excludedCodes.split(',').includes(key)),
    [props.rowActions, excludedCodes],
  );
  // Shared rows are ordered by the page: sort numbers would conflict at every move.
  const orderKey = dragSort && !props.sync ? (dragSort !== true && dragSort.orderKey) || DEFAULT_ORDER_KEY : undefined;
  const statistics = useMemo(
    () =>
      LINES.filter((line) => footer !== false && !remote && given.some((column) => column.statistics?.includes(line))),
    [given, footer, remote],
  );
  const { rowName, maxRowActions } = props;
  const folded = useNarrow();
  const columns = useMemo(
    () => [
      ...leadColumns<Row>(selection, rowNumber, handles, expand, statistics.length > 0, texts, leads),
      ...given,
      ...(rowActions?.length
        ? [actionColumn({ actions: rowActions, rowName, maxShown: maxRowActions, folded }, texts)]
        : []),
    ],
    [
      given,
      leads,
      selection,
      rowNumber,
      handles,
      expand,
      rowActions,
      rowName,
      maxRowActions,
      folded,
      statistics,
      texts,
    ],
  );
  const hasActions = columns.some(({ type }) => type === 'row-actions');
  const [actionClicks] = useState(createRowActionClicks<Row>);
  // Another component type would unmount the runner, and its open menu with it.
  const [RowActionRunner] = useState(() => runnerCode.loaded?.RowActionRunner ?? LaterRunner);
  const [linkage, setLinkage] = useState<RowLinkage<Row>>();
  const [rowCount, setRowCount] = useState(rows.length);
  const pages = usePages(props.pagination, rowCount);
  const page = pages?.cut;
  const settings = useMemo<StoreSettings<Row>>(() => {
    const define = (type: string) => registry.get(type).definition;
    return {
      columns: given,
      define,
      locale,
      selection,
      disabled,
      readOnly,
      rowDisabled,
      page,
      orderKey,
      linkage,
      partial: remote,
    };
  }, [given, registry, locale, selection, disabled, readOnly, rowDisabled, page, orderKey, linkage, remote]);
  const [note, announce] = useState('');
  const { onRowsChange, onSelectionChange, batchActions } = props;
  const store = useGridStore(rows, rowKey, settings, {
    onRowsChange,
    onSelectionChange(ids, event) {
      // The bar of actions names the number itself, and a radio its state.
      if (selection === 'checkbox' && !batchActions) announce(texts.selectionNow(ids.length));
      onSelectionChange?.(ids, event);
    },
  });
  // Pages that the grid cuts itself follow rows that come and go.
  const lines = useStoreValue(store, (each) => each.lines);
  if (lines !== rowCount) setRowCount(lines);
  const matched = useStoreValue(store, (each) => each.matched);
  const groupedRows = props.group && pages?.cut ? matched : undefined;

  const [attached, attachFeature] = useAttachedFeatures<Row>();

  const [panelHeight, setPanelHeight] = useState(0);
  const [adding, changeAdding] = usePersisted(props.toolbar ? ADDING : undefined, readAddSettings);
  const { beforeRemove } = props;

  const view = useSheetView(props, store);
  const goTo = useGoTo(store, parts, pages, view);
  const actions = useRowActions(store, feedback, { beforeRemove, adding, texts, announce, goTo });
  const [keys] = useState(() => new HeldKeys<Row>());
  const kit = useMemo<GridKit<Row>>(
    () => ({
      store,
      parts,
      feedback,
      actions,
      goTo,
      announce,
      opens: new Map(),
      reloads: new Set(),
      readers: new Set(),
      threads: new Set(),
      commentList: new HeldCall(),
      menus: new Set(),
      keys,
      attach: attachFeature,
    }),
    [store, feedback, actions, goTo, keys, attachFeature],
  );
  useGridApi(props.apiRef, kit, tree !== undefined, texts.files.unfinished, props);
  const toolbar = props.toolbar === true ? {} : props.toolbar || undefined;
  const { notify } = feedback;
  const mayAddRows = props.pasteAddsRows ?? (toolbar !== undefined && !excluded.includes('add'));
  const columnCalls = { state: view.columns, change: view.changeColumns };
  const spreadsheet = props.spreadsheet ?? (!readOnly && !remote);
  const editTools = spreadsheet && (props.sheetTools ?? toolbar !== undefined);
  const [asked, setAsked] = useState<FilterRequest>();
  const filtered = useMemo(() => new Set(Object.keys(view.filters)), [view.filters]);
  const headTools: HeadTools = {
    resizable: view.changeColumns !== undefined,
    filtered,
    onFilter: (key, anchor) => setAsked({ key, anchor }),
  };
  const isFiltered = filtered.size > 0 || view.commented !== undefined;
  const hasTools =
    editTools ||
    Boolean(columnSettings || props.exports || props.print) ||
    isFiltered ||
    asked !== undefined ||
    given.some(({ filter }) => filter);
  const { comments, contextMenu = spreadsheet || hasTools || Boolean(comments) } = props;
  const hasRowFeatures = [
    remote,
    dragSort,
    expand,
    tree,
    props.group,
    props.linkage,
    props.subForm,
    props.details,
    comments,
  ].some(Boolean);
  const sheet = useSheet<Row>(contextMenu || spreadsheet ? spreadsheet : undefined, {
    locale,
    notify,
    announce,
    mayAddRows,
    columns: columnCalls,
  });
  const features = useMemo(
    () => [...attached, keys.feature, ...sheet.features, ...(hasActions ? [actionClicks.feature] : [])],
    [attached, keys, sheet.features, hasActions, actionClicks],
  );

  useEffect(() =>
    keys.expect([
      ...(columnSettings ? (['columns'] as const) : []),
      ...(handles ? (['rows'] as const) : []),
      ...(comments ? (['comments'] as const) : []),
    ]),
  );

  const sortKey = JSON.stringify([view.sorts, view.filters, view.commented?.state]);
  // Another page starts at its first row; refreshing the same page keeps the scroll position.
  useEffect(() => parts.current?.view.scrollToTop(), [pages?.page, sortKey]);

  function sortBy(sorts: readonly SortState[]) {
    view.sortBy(sorts);
    const titled = sorts.map(({ column, order }) => `${store.column(column)?.title ?? column} ${texts.sort[order]}`);
    announce(titled.length > 0 ? texts.sortedBy(titled) : texts.unsorted);
  }

  const batchBar =
    props.batchActions && selection ? (
      <Later fallback={<div className="gezi-grid-toolbar gezi-batch" />}>
        <BatchBar kit={kit} actions={props.batchActions.filter(({ key }) => !excluded.includes(key))} />
      </Later>
    ) : null;

  const className = [
    'gezi-grid',
    `gezi-size-${size}`,
    readOnly && 'gezi-read-only',
    readOnly && onRowActivate && 'gezi-activates',
    props.boxes === 'hover' && 'gezi-plain',
    disabled && 'gezi-grid-disabled',
    props.className,
  ];

  return (
    <div className={className.filter(Boolean).join(' ')}>
      {toolbar || hasTools || batchBar ? (
        <div className="gezi-bar">
          {toolbar ? (
            <Later fallback={<div className="gezi-grid-toolbar" />}>
              <GridToolbarBar
                store={store}
                toolbar={toolbar}
                editable={editable}
                excluded={tree ? [...excluded, 'batch_delete'] : excluded}
                adding={adding}
                onAdd={() => actions.add()}
                onAdding={(next) => {
                  changeAdding(next);
                  feedback.notify('success', texts.saved);
                }}
                onRemove={() => actions.remove(store.listedSelection)}
              />
            </Later>
          ) : null}
          {batchBar}
          {hasTools ? (
            <Later fallback={<div className="gezi-tools" />} onFailure={() => kit.keys.drop('columns')}>
              <SheetTools
                {...props}
                kit={kit}
                link={sheet.link}
                view={view}
                columns={columns}
                asked={asked}
                onAsked={setAsked}
                editTools={editTools}
                readOnly={readOnly}
                size={size}
                onSize={setDensity}
              />
            </Later>
          ) : null}
        </div>
      ) : null}
      {props.sync ? (
        <Later fallback={<div className="gezi-sync" />}>
          <SyncPanel kit={kit} sync={props.sync} />
        </Later>
      ) : null}
      <GridFrame
        store={store}
        attach={attach}
        columns={columns}
        registry={registry}
        texts={texts}
        label={props.label}
        alwaysEdit={props.alwaysEdit ?? true}
        readOnly={readOnly}
        selection={selection}
        changeMarks={props.changeMarks ?? false}
        size={size}
        rowHeight={density ? undefined : props.rowHeight}
        maxHeight={props.maxHeight ?? 400}
        panelHeight={expand ? panelHeight : 0}
        statistics={statistics}
        firstNumber={pages?.firstNumber ?? 1}
        columnState={view.columns}
        sorts={view.sorts}
        onSort={sortBy}
        headTools={headTools}
        loading={props.loading ?? sourceState.loading}
        error={props.error ?? sourceState.error}
        emptyText={props.emptyText}
        settings={{ onRowActivate, enterMoves }}
        features={features}
        messages={messages}
      />
      <div ref={messages} tabIndex={-1} className="gezi-grid-messages">
        {sheet.failures}
      </div>
      {statusBar ? (
        <Later fallback={<div className="gezi-status" />}>
          <StatusBar store={store} link={sheet.link} source={remote ? { total: sourceTotal, isFiltered } : undefined} />
        </Later>
      ) : null}
      {props.amount ? (
        <Later fallback={<output className="gezi-amount" />}>
          <GridAmount store={store} columns={props.amount} texts={texts} />
        </Later>
      ) : null}
      <Failures store={store} goTo={goTo} messages={messages} />
      {pages ? (
        <Later fallback={<div className="gezi-pager" />}>
          <Pager {...pages} rows={groupedRows} pagination={props.pagination ?? {}} texts={texts} />
        </Later>
      ) : null}
      <output className="gezi-sr">{note}</output>
      {hasActions ? (
        <Later>
          <RowActionRunner kit={kit} clicks={actionClicks} />
        </Later>
      ) : null}
      {contextMenu ? (
        <ContextMenu
          {...props}
          kit={kit}
          link={sheet.link}
          view={view}
          cells={spreadsheet || Boolean(props.contextMenu || comments)}
          readOnly={readOnly}
          dragSort={dragSort}
          movesRows={editable && Boolean(dragSort) && !tree && !props.group}
          excluded={props.excluded ?? NONE}
          onSort={sortBy}
          onFilter={headTools.onFilter}
        />
      ) : null}
      {hasRowFeatures ? (
        <Later onFailure={() => ROW_PARTS.forEach((part) => keys.drop(part))}>
          <RowFeatures
            {...props}
            kit={kit}
            view={view}
            editable={editable}
            dragSort={dragSort}
            columns={given}
            onLinkage={setLinkage}
            onSourceState={setSourceState}
            onSourceTotal={setSourceTotal}
            onPanelHeight={setPanelHeight}
          />
        </Later>
      ) : null}
      {feedbackPlace}
      {sourcesPlace}
    </div>
  );
}
