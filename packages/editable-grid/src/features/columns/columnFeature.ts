import { orderedKeys, withMoved, withPin, withWidth } from '../../core/columns/columnState';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { RangeModel } from '../range/RangeModel';
import { fitWidth } from './fitWidth';
import { pointerDrag } from './pointerDrag';

/** Pixels of a resize by key. */
const STEP = 10;
/** Pixels a heading is pulled before it counts as moved. */
const FIRM = 5;

/**
 * Columns changed at their headings: the grip resizes, a double click on it fits, a heading pulled aside moves its
 * column. At a cell Alt+Shift with sideways arrows resizes, with Ctrl moves.
 */
export const columnFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, model),
});

function attach<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): FeatureHooks {
  const { scroller, view, controller } = site;
  let end: (() => void) | undefined;
  let swallow = false;

  const placedAt = (target: EventTarget | null) => {
    const heading = target instanceof Element ? target.closest('.gezi-th') : null;
    return heading ? view.painter.columns[Number(heading.getAttribute('aria-colindex')) - 1] : undefined;
  };
  const say = () => sheetTexts(model.calls.locale);

  function resize(key: string, width: number) {
    const { state, change } = model.calls.columns;
    change?.(withWidth(state, key, width));
  }

  function move(key: string, target: string, side: 'before' | 'after') {
    const { state, change } = model.calls.columns;
    const all = view.painter.columns.map(({ column }) => column.key);
    const keys = orderedKeys([...all, ...(state.hidden ?? []).filter((each) => !all.includes(each))], state);
    const beside = view.painter.columns.find(({ column }) => column.key === target);
    const placed = view.painter.columns.find(({ column }) => column.key === key);
    const moved = withMoved(state, keys, key, target, side);
    // Among pinned columns it is pinned too, and the other way round.
    change?.(beside?.pin === placed?.pin ? moved : withPin(moved, key, beside?.pin ?? 'none'));
  }

  function onDown(event: PointerEvent) {
    swallow = false;
    const placed = placedAt(event.target);
    if (!placed || event.button !== 0 || placed.definition.control === 'lead') return;
    const { key } = placed.column;
    if ((event.target as Element).closest('.gezi-grip')) {
      event.preventDefault();
      const before = model.calls.columns;
      const sign = placed.pin === 'end' ? -1 : 1;
      end = pointerDrag(event, {
        move: (x) => resize(key, placed.width + sign * x),
        end(cancelled) {
          end = undefined;
          swallow = true;
          if (cancelled) before.change?.(before.state);
        },
      });
      return;
    }
    if ((event.target as Element).closest('.gezi-filter-button')) return;
    const heading = (event.target as Element).closest<HTMLElement>('.gezi-th')!;
    let target: { key: string; side: 'before' | 'after' } | undefined;
    let marked: Element | undefined;
    const unmark = () => {
      marked?.classList.remove('gezi-drop-before', 'gezi-drop-after');
      heading.classList.remove('gezi-th-moving');
    };
    end = pointerDrag(event, {
      move(x, pointer) {
        if (!target && Math.abs(x) < FIRM) return;
        unmark();
        heading.classList.add('gezi-th-moving');
        const { top, height } = heading.getBoundingClientRect();
        const over = document.elementFromPoint(pointer.clientX, top + height / 2);
        const beside = placedAt(over);
        if (!over || !beside || beside.definition.control === 'lead') return;
        marked = over.closest('.gezi-th')!;
        const { left, width } = marked.getBoundingClientRect();
        const side = pointer.clientX < left + width / 2 ? 'before' : 'after';
        target = { key: beside.column.key, side };
        if (beside.column.key !== key) marked.classList.add(`gezi-drop-${side}`);
      },
      end(cancelled) {
        end = undefined;
        unmark();
        if (target) swallow = true;
        if (target && !cancelled) {
          move(key, target.key, target.side);
          model.calls.announce(say().columnMoved(placed.column.title ?? key));
        }
      },
    });
  }

  function onClick(event: MouseEvent) {
    // The click that ends a drag neither sorts nor chooses.
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function onDouble(event: MouseEvent) {
    const placed = placedAt(event.target);
    if (!placed || !(event.target as Element).closest('.gezi-grip')) return;
    resize(placed.column.key, fitWidth(site, placed));
  }

  scroller.addEventListener('pointerdown', onDown);
  scroller.addEventListener('click', onClick, true);
  scroller.addEventListener('dblclick', onDouble);
  return {
    keyDown(event, place) {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (!step || !event.altKey || !event.shiftKey) return false;
      const { columns } = view.painter;
      const placed = columns[place.column]!;
      const { key, title = key } = placed.column;
      if (placed.definition.control === 'lead') return true;
      if (event.ctrlKey || event.metaKey) {
        const beside = columns[place.column + step];
        if (!beside || beside.definition.control === 'lead') return true;
        const { rowId } = place;
        move(key, beside.column.key, step < 0 ? 'before' : 'after');
        model.calls.announce(say().columnMoved(title));
        // Rows are made anew: the cell in use is found again by name.
        requestAnimationFrame(() => controller.focusCell(rowId, key));
      } else {
        const width = placed.width + step * STEP;
        resize(key, width);
        model.calls.announce(say().columnWidth(title, Math.round(width)));
      }
      return true;
    },
    detach() {
      end?.();
      scroller.removeEventListener('pointerdown', onDown);
      scroller.removeEventListener('click', onClick, true);
      scroller.removeEventListener('dblclick', onDouble);
    },
  };
}
