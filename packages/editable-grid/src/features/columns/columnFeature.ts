import { isRightToLeft, lineKey } from '@gezi/ui';
import { orderedKeys, withMoved, withPin, withWidth } from '../../core/columns/columnState';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { RangeModel } from '../range/RangeModel';
import { focusHeading } from '../../dom/focusHeading';
import { fitWidth } from './fitWidth';
import { pointerDrag } from './pointerDrag';

/** Pixels of a resize by key. */
const STEP = 10;
/** Pixels a heading is pulled before it counts as moved. */
const FIRM = 5;

/**
 * Changes columns at their headings: dragging the edge resizes, a double click on it fits the content, dragging the
 * heading moves the column. At a cell or heading, Alt+Shift with the left and right arrows resizes, with Ctrl it moves.
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
      const sign = (placed.pin === 'end') === isRightToLeft(scroller) ? 1 : -1;
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
        const isBefore = pointer.clientX < left + width / 2 !== isRightToLeft(scroller);
        const side = isBefore ? 'before' : 'after';
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
    // The click that ends a drag neither sorts nor selects.
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

  /** @param follow moves the focus to the column's new position. @returns whether the key was handled */
  function onKey(event: KeyboardEvent, index: number, follow: (key: string) => void): boolean {
    const pressed = lineKey(event);
    const step = pressed === 'ArrowLeft' ? -1 : pressed === 'ArrowRight' ? 1 : 0;
    if (!step || !event.altKey || !event.shiftKey) return false;
    const { columns } = view.painter;
    const placed = columns[index]!;
    const { key, title = key } = placed.column;
    if (placed.definition.control === 'lead') return true;
    if (event.ctrlKey || event.metaKey) {
      const beside = columns[index + step];
      if (!beside || beside.definition.control === 'lead') return true;
      move(key, beside.column.key, step < 0 ? 'before' : 'after');
      model.calls.announce(say().columnMoved(title));
      // Rows and headings are rebuilt, so the focused column is found by its key.
      requestAnimationFrame(() => follow(key));
    } else {
      const width = placed.width + step * STEP;
      resize(key, width);
      model.calls.announce(say().columnWidth(title, Math.round(width)));
    }
    return true;
  }

  function onHeadKey(event: KeyboardEvent) {
    const heading = (event.target as Element).closest('.gezi-th');
    if (!heading) return;
    const index = Number(heading.getAttribute('aria-colindex')) - 1;
    const taken = onKey(event, index, (key) => {
      const now = view.painter.columns.findIndex(({ column }) => column.key === key);
      const moved = scroller.querySelector<HTMLElement>(`.gezi-th[aria-colindex="${now + 1}"]`);
      if (moved) focusHeading(moved);
    });
    if (taken) event.preventDefault();
  }

  scroller.addEventListener('pointerdown', onDown);
  scroller.addEventListener('click', onClick, true);
  scroller.addEventListener('dblclick', onDouble);
  scroller.addEventListener('keydown', onHeadKey);
  return {
    keyDown(event, { slot, column }) {
      // The slot may show another row by then.
      const { rowId } = slot;
      return onKey(event, column, (key) => controller.focusCell(rowId, key));
    },
    detach() {
      end?.();
      scroller.removeEventListener('pointerdown', onDown);
      scroller.removeEventListener('click', onClick, true);
      scroller.removeEventListener('dblclick', onDouble);
      scroller.removeEventListener('keydown', onHeadKey);
    },
  };
}
