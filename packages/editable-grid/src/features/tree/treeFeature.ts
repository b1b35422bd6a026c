import { lineKey } from '@gezi/ui';
import { TreeRows, type TreeSource, type TreeState } from '../../core/tree/TreeRows';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { element } from '../../dom/element';
import type { RowSlot } from '../../dom/RowSlot';

export interface TreeContext<Row extends object> {
  source: TreeSource<Row>;
  /** Column that is indented and has the expand mark; default the first one. */
  column: string | undefined;
  /** Children could not be loaded. */
  onFailure: (error: unknown) => void;
}

/** Pixels of indentation per level, and of the mark. */
const STEP = 20;
const MARK = 20;
/** Left of an indented cell without a tree: of shown text, and of an input with its own margin. */
const TEXT = 12;

/**
 * Rows as a tree: children below their parent, expanded by click or with the arrows, loaded on first expansion.
 * Reloaded rows keep their expansion.
 */
export const treeFeature = <Row extends object>(context: () => TreeContext<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => TreeContext<Row>): FeatureHooks {
  const { scroller, store, view, controller } = site;
  const tree = new TreeRows<Row>(store, () => context().source);
  const ending = new AbortController();
  store.arrange(tree.arrange, (rowId) => store.expand(tree.ancestorsOf(rowId), true));
  scroller.setAttribute('role', 'treegrid');

  const columnOf = () => {
    const { column } = context();
    const { columns } = view.painter;
    const index = columns.findIndex((each) => each.column.key === column);
    return index >= 0 ? index : columns.findIndex(({ definition }) => definition.control !== 'lead');
  };

  async function open(rowId: string) {
    const row = store.ledger.find(rowId);
    if (!row || tree.stateOf(row) === 'leaf') return;
    try {
      const filled = tree.fill(rowId);
      drawn();
      await filled;
      store.expand([rowId], true);
      store.flush();
    } catch (error) {
      context().onFailure(error);
    }
    drawn();
  }

  function toggle(rowId: string) {
    if (!store.expanded.has(rowId)) return void open(rowId);
    store.expand([rowId], false);
    store.flush();
  }

  // After a reload: rows that were expanded and are not loaded again yet.
  let waiting = new Set<string>();
  let known = { ledger: store.ledger, open: store.expanded };

  function openAgain() {
    if (store.ledger !== known.ledger) waiting = new Set([...waiting, ...known.open]);
    known = { ledger: store.ledger, open: store.expanded };
    for (const rowId of [...waiting].filter((each) => store.ledger.find(each))) {
      waiting.delete(rowId);
      void open(rowId);
    }
  }

  const stop = store.subscribe(({ all }) => {
    openAgain();
    if (!all) return;
    // Rows expanded by the API or initially also load their children.
    for (const rowId of store.expanded) {
      const row = store.ledger.find(rowId);
      if (row && tree.stateOf(row) === 'closed') void open(rowId);
    }
  });

  function decorate(slot: RowSlot, column: number) {
    const row = store.ledger.find(slot.rowId);
    const cell = slot.cells[column];
    if (!row || !cell) return;
    const state = tree.stateOf(row);
    const level = tree.levelOf(slot.rowId);
    slot.element.ariaLevel = String(level);
    slot.element.ariaExpanded = state === 'leaf' ? null : String(state === 'open');
    slot.element.ariaBusy = state === 'loading' ? 'true' : null;
    const last = cell.lastElementChild;
    const known = last?.classList.contains('gezi-tree-mark') ? (last as HTMLElement) : undefined;
    const mark = known ?? element('span', { 'aria-hidden': 'true' });
    const indent = (level - 1) * STEP;
    const input = cell.querySelector('input, textarea') !== null;
    const padding = `${indent + MARK + (input ? 0 : TEXT)}px`;
    if (cell.style.paddingInlineStart !== padding) cell.style.paddingInlineStart = padding;
    mark.className = markClass(state);
    mark.style.insetInlineStart = `${indent + 8}px`;
    if (known) return;
    cell.append(mark);
    cell.classList.add('gezi-tree-cell');
  }

  function drawn() {
    const column = columnOf();
    if (column >= 0) for (const slot of view.slots()) decorate(slot, column);
  }

  // A press on the mark must not reach the cell.
  for (const name of ['mousedown', 'click'] as const)
    scroller.addEventListener(
      name,
      (event) => {
        const mark = event.target instanceof Element && event.target.closest('.gezi-tree-mark');
        const place = mark && controller.placeOf(mark);
        if (!place || mark.classList.contains('gezi-tree-leaf')) return;
        event.preventDefault();
        event.stopPropagation();
        if (name === 'click') toggle(place.slot.rowId);
      },
      { capture: true, signal: ending.signal },
    );
  drawn();

  return {
    keyDown(event, place) {
      const { ctrlKey, altKey, metaKey, shiftKey } = event;
      if (place.column !== columnOf() || place.mode !== 'ready' || ctrlKey || altKey || metaKey || shiftKey)
        return false;
      const row = store.ledger.find(place.rowId);
      const state = row ? tree.stateOf(row) : 'leaf';
      const parent = tree.parentOf(place.rowId);
      const key = lineKey(event);
      if (key === 'ArrowRight' && state === 'closed') void open(place.rowId);
      else if (key === 'ArrowLeft' && state === 'open') toggle(place.rowId);
      else if (key === 'ArrowLeft' && parent !== undefined) controller.focusAt(store.indexOf(parent), place.column);
      else return false;
      return true;
    },
    drawn,
    detach() {
      ending.abort();
      stop();
      scroller.setAttribute('role', 'grid');
      for (const { element: row, cells } of view.slots()) {
        row.ariaLevel = row.ariaExpanded = row.ariaBusy = null;
        for (const cell of cells) {
          const mark = cell?.querySelector('.gezi-tree-mark');
          mark?.remove();
          if (cell && mark) cell.style.paddingInlineStart = '';
        }
      }
      store.arrange(undefined);
      store.flush();
    },
  };
}

const markClass = (state: TreeState) => `gezi-tree-mark gezi-tree-${state}`;
