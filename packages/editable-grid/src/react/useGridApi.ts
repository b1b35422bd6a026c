import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { fieldSteps } from '../core/ledger/FieldsEdit';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';
import type { GridKit } from './GridKit';
import { rowsToExport } from './rowsToExport';
import { withUnfinished } from './withUnfinished';

/**
 * Provides the grid's API by ref.
 *
 * @param unfinished message of cells with unfinished uploads
 * @param settings default export options: file name and source of rows
 */
export function useGridApi<Row extends object>(
  ref: Ref<GridApi<Row>> | undefined,
  kit: GridKit<Row>,
  tree: boolean,
  unfinished: string,
  {
    exports,
    label,
    print,
    sync,
    source,
  }: Pick<EditableGridProps<Row>, 'exports' | 'label' | 'print' | 'sync' | 'source'>,
): void {
  const { store, parts, feedback, goTo } = kit;
  const shared = sync !== undefined;
  const remote = source !== undefined;
  const exporting = useRef({ exports, label, print });
  useLayoutEffect(() => {
    exporting.current = { exports, label, print };
  });
  useImperativeHandle(
    ref,
    (): GridApi<Row> => ({
      async collect() {
        parts.current?.controller.readTyped();
        const failures = withUnfinished(await store.checkAll(), store, unfinished);
        store.flush();
        const [first] = failures;
        if (first) {
          goTo(first.rowId, first.column);
          // The cell is not invalid, only unfinished: it gets no mark.
          if (failures.some(({ message }) => message === unfinished)) feedback.notify('warning', unfinished);
          return { ok: false, failures };
        }
        const { ledger } = store;
        return {
          ok: true,
          rows: ledger.snapshot(),
          inserted: ledger.inserted(),
          edited: ledger.edited(),
          removedIds: ledger.removedIds(),
          reordered: ledger.reordered,
        };
      },
      async validate() {
        const failures = withUnfinished(await store.checkAll(), store, unfinished);
        store.flush();
        return failures;
      },
      getRows: () => store.ledger.snapshot(),
      setValue: (rowId, column, value) => store.edit(rowId, column, value, 'api'),
      applyChanges(changes, { stored = false } = {}) {
        if (!Array.isArray(changes)) throw new TypeError('applyChanges: the argument must be an array of changes');
        if (stored && shared) throw new TypeError('applyChanges: a shared page receives stored values by its channel');
        if ((tree || remote) && changes.some(({ kind }) => kind !== 'edit'))
          throw new TypeError(`applyChanges: rows of a ${tree ? 'tree table' : 'source'} can only be edited`);
        return store.apply(fieldSteps(changes), stored ? 'remote' : 'api');
      },
      addRows(count = 1, position) {
        if (remote) throw new TypeError('addRows: rows of a source can only be edited');
        return store.insert(store.blankRows(count), position, 'api');
      },
      insertRows(rows, position) {
        if (remote) throw new TypeError('insertRows: rows of a source can only be edited');
        return store.insert(rows, position, 'api');
      },
      removeRows(ids: unknown) {
        if (tree || remote)
          throw new TypeError(`removeRows: rows of a ${tree ? 'tree table' : 'source'} cannot be removed`);
        if (typeof ids === 'string') store.remove([ids], 'api');
        else if (Array.isArray(ids)) store.remove(ids.map(String), 'api');
        else throw new TypeError('removeRows: the argument must be an id or an array of ids');
      },
      focusCell: (rowId, column) => {
        store.flush();
        return parts.current?.controller.focusCell(rowId, column) ?? false;
      },
      showCell: (rowId, column) => goTo(rowId, column),
      async exportRows(format, options) {
        parts.current?.controller.readTyped();
        const { exportRows } = await import('../features/export/exportRows');
        const view = parts.current?.view;
        if (!view) throw new Error('exportRows: the grid is not on the page');
        const { exports: given, label: name } = exporting.current;
        const own = { ...rowsToExport(kit), ...(typeof given === 'object' && given) };
        return exportRows({ store, view }, format, { ...own, ...options }, name);
      },
      async print(options) {
        parts.current?.controller.readTyped();
        const { printGrid } = await import('../features/print/printGrid');
        const { print: given } = exporting.current;
        return printGrid(kit, { ...(typeof given === 'object' && given), ...options });
      },
      openSubForm: (rowId) => kit.opens.get('subForm')?.(rowId, ''),
      openDetails: (rowId) => kit.opens.get('details')?.(rowId, ''),
      openComments: (rowId, column) => kit.opens.get('comments')?.(rowId, column),
      openCommentList(anchor) {
        const { activeElement: focused } = document;
        const beside = anchor ?? (focused instanceof HTMLElement && focused !== document.body ? focused : undefined);
        const [first] = parts.current?.view.slots() ?? [];
        const place = beside ?? first?.element;
        if (place) kit.commentList.call((open) => open(place));
      },
      expandRows: (ids, expanded = true) => store.expand(ids, expanded),
      getSelection: () => [...store.selection],
      select: (ids, selected = true) => store.select(ids, selected),
      clearSelection: () => store.clearSelection(),
      refresh() {
        for (const reload of kit.reloads) reload();
      },
      undo: () => store.undo(),
      redo: () => store.redo(),
      isDirty: () => store.ledger.touched,
    }),
    [kit, store, parts, feedback, goTo, tree, unfinished, shared, remote],
  );
}
