import type { RowId } from '../../core/rowId';
import type { CellPlace } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { element } from '../../dom/element';
import { RowPanels, type OpenPanel } from './RowPanels';

export interface ExpandContext {
  /** Opening one row closes the others. */
  single: boolean;
  expandable: (rowId: RowId) => boolean;
  onExpand: (rowId: RowId, expanded: boolean) => void;
  /** Panels to draw, and pixels of all together. */
  onPanels: (panels: readonly OpenPanel[], height: number) => void;
}

const INSIDE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Rows that open: the mark before a row, and the room below it. */
export const rowExpandFeature = <Row extends object>(context: () => ExpandContext): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => ExpandContext): FeatureHooks {
  const { scroller, store, view, controller } = site;
  const layer = element('div', { role: 'rowgroup', class: 'gezi-row-panels' });
  const body = scroller.querySelector<HTMLElement>('.gezi-body')!;
  body.append(layer);
  let [told, height] = [-1, 0];
  const panels = new RowPanels(store, () => view.resize());
  const ending = new AbortController();

  view.panels = () => {
    const measured = panels.measured();
    height = measured.reduce((sum, each) => sum + each.height, 0);
    return measured;
  };

  const onMark = ({ column }: CellPlace) => view.painter.columns[column]?.definition.type === 'row-expand';

  function toggle(rowId: RowId, expanded = !store.expanded.has(rowId)) {
    const { single, expandable, onExpand } = context();
    if (!expandable(rowId)) return;
    if (single && expanded) store.expand([...store.expanded], false);
    store.expand([rowId], expanded);
    store.flush();
    onExpand(rowId, expanded);
  }

  /** Moves the visible panels to their rows. */
  function drawn() {
    const shown: { rowId: RowId; index: number }[] = [];
    if (store.expanded.size > 0)
      for (const { rowId, index } of view.slots()) if (store.expanded.has(rowId)) shown.push({ rowId, index });
    const changed = panels.show(shown.map(({ rowId }) => rowId));
    layer.hidden = shown.length === 0;
    const { layout, width, rowHeight } = view.options;
    const count = String(layout.columns.length);
    for (const { rowId, index } of shown) {
      const { element: row, content } = panels.get(rowId)!;
      const box = view.boxOf(index, 0);
      row.style.transform = `translateY(${box.top + rowHeight}px)`;
      content.style.width = width > 0 ? `${width}px` : '';
      content.setAttribute('aria-colspan', count);
      row.hidden = false;
      if (!row.isConnected) layer.append(row);
    }
    for (const { rowId, element: row } of panels.list)
      if (!shown.some((each) => each.rowId === rowId) && !row.contains(document.activeElement)) row.hidden = true;
    if (!changed && told === height) return;
    told = height;
    context().onPanels(panels.list, height);
  }

  scroller.addEventListener(
    'click',
    (event) => {
      const place = controller.placeOf(event.target);
      if (place && onMark(place) && (event.target as Element).closest('.gezi-expand')) toggle(place.slot.rowId);
    },
    { signal: ending.signal },
  );
  // Escape inside a panel returns the focus to the row's mark.
  layer.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const panel = panels.list.find(({ element: row }) => row.contains(event.target as Node));
      const mark = view.painter.columns.findIndex(({ definition }) => definition.type === 'row-expand');
      if (panel) controller.focusAt(store.indexOf(panel.rowId), mark);
    },
    { signal: ending.signal },
  );
  view.resize();
  // Rows may be expanded already, and drawing hooks are called only from now on.
  drawn();

  return {
    keyDown({ key, ctrlKey, altKey, metaKey, shiftKey }, place) {
      if (!onMark(place) || ctrlKey || altKey || metaKey) return false;
      const { rowId } = place.slot;
      if (key === 'Enter' || key === ' ') toggle(rowId);
      else if (key === '+') toggle(rowId, true);
      else if (key === '-') toggle(rowId, false);
      else if (key === 'Tab' && !shiftKey) {
        const inside = panels.get(rowId)?.content.querySelector<HTMLElement>(INSIDE);
        inside?.focus();
        return inside != null;
      } else return false;
      return true;
    },
    drawn,
    detach() {
      ending.abort();
      panels.clear();
      layer.remove();
      view.panels = () => [];
      view.resize();
      context().onPanels([], 0);
    },
  };
}
