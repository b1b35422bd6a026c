import type { CommentThread, CommentThreads } from '../../core/comments/CommentThreads';
import type { CellPlace } from '../../dom/CellPlace';
import { element } from '../../dom/element';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { isCommentsKey } from '../../dom/isCommentsKey';
import type { CommentTexts } from '../../texts/comments/zh-CN';
import type { CardVisibility } from './CardVisibility';
import { CommentMarks } from './CommentMarks';

export interface CommentsContext {
  threads: CommentThreads;
  texts: CommentTexts;
  mayWrite: boolean;
  visibility: CardVisibility;
  /** The cell of the open card has taken the focus, e.g. after its page was turned to: the card takes it back. */
  enterCard: () => void;
  /** Cells have moved. */
  onMoved: () => void;
}

let notes = 0;

/** Marks cells with comments; shows their card by pointer, focus and Shift+F2. */
export const commentsFeature = <Row extends object>(context: () => CommentsContext): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => CommentsContext): FeatureHooks {
  const { frame, scroller, view, controller, popup } = site;
  const marks = new CommentMarks(view);
  notes += 1;
  const note = element('span', { id: `gezi-comment-note-${notes}`, hidden: '' });
  frame.append(note);
  let described: HTMLElement | undefined;

  const cellAt = ({ slot, column }: CellPlace) => {
    const placed = view.painter.columns[column];
    if (!placed || slot.vacant || placed.definition.control === 'lead') return undefined;
    return { rowId: slot.rowId, column: placed.column.key };
  };
  const threadAt = (place: CellPlace): CommentThread | undefined => {
    const cell = cellAt(place);
    return cell && context().threads.of(cell.rowId, cell.column);
  };
  const isShown = ({ rowId, column }: { rowId: string; column: string }) => {
    const { shown } = context().visibility;
    return shown?.rowId === rowId && shown.column === column;
  };

  /** The description of the active cell names its comments, besides a failure. */
  function describe() {
    const { current } = controller;
    const thread = current && threadAt(current);
    const control = thread && current.stop;
    if (described && described !== control) setDescribed(described, false);
    described = control;
    if (!thread || !control) return;
    const { comments } = thread;
    const last = comments.at(-1)!;
    const text = context().texts.summary(comments.length, last.author.name, last.text);
    if (note.textContent !== text) note.textContent = text;
    setDescribed(control, true);
  }

  function setDescribed(control: HTMLElement, isDescribed: boolean) {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    if (ids.includes(note.id) === isDescribed) return;
    const next = isDescribed ? [...ids, note.id] : ids.filter((id) => id !== note.id);
    if (next.length > 0) control.setAttribute('aria-describedby', next.join(' '));
    else control.removeAttribute('aria-describedby');
  }

  function draw() {
    const { threads, texts, visibility, onMoved } = context();
    marks.draw(threads, texts);
    describe();
    if (visibility.shown) onMoved();
  }

  function onPointer(event: PointerEvent) {
    // A tap moves the focus, which shows the card.
    if (event.pointerType === 'touch') return;
    const { visibility } = context();
    const { shown } = visibility;
    if (shown?.cause === 'open' || popup.request) return;
    const place = controller.placeOf(event.target);
    const thread = place && threadAt(place);
    if (thread && isShown(thread)) visibility.keep();
    else if (thread) visibility.preview({ rowId: thread.rowId, column: thread.column, cause: 'hover' });
    else if (shown?.cause === 'focus') visibility.keep();
    else visibility.hideLater();
  }

  function onLeave() {
    const { visibility } = context();
    const { shown } = visibility;
    if (!shown || shown.cause === 'hover') visibility.hideLater();
  }

  function onTyped() {
    const { visibility } = context();
    const { shown } = visibility;
    if (shown?.cause !== 'open') visibility.set(undefined);
  }

  // A list or calendar takes the room of a preview.
  const unsubscribe = popup.subscribe(() => {
    const { visibility } = context();
    const { shown } = visibility;
    if (popup.request && shown?.cause !== 'open') visibility.set(undefined);
  });
  scroller.addEventListener('pointerover', onPointer);
  scroller.addEventListener('pointerleave', onLeave);
  scroller.addEventListener('input', onTyped);
  draw();
  return {
    keyDown(event, place) {
      const { visibility, threads, mayWrite } = context();
      const { shown } = visibility;
      if (event.key === 'Escape' && shown && shown.cause !== 'open' && place.mode === 'ready') {
        visibility.set(undefined);
        return true;
      }
      const cell = isCommentsKey(event) ? cellAt(place) : undefined;
      if (!cell || !(mayWrite || threads.of(cell.rowId, cell.column))) return false;
      visibility.set({ ...cell, cause: 'open' });
      return true;
    },
    used(place) {
      // The cell may have got another content or element.
      draw();
      const { visibility, enterCard } = context();
      const { shown } = visibility;
      const cell = place && cellAt(place);
      if (shown?.cause === 'open') {
        if (cell && isShown(cell)) enterCard();
        else if (place) visibility.set(undefined);
        return;
      }
      const thread = place && threadAt(place);
      if (thread && visibility.takeClosed(thread)) return;
      if (thread) visibility.preview({ rowId: thread.rowId, column: thread.column, cause: 'focus' });
      else if (!shown || shown.cause === 'focus') visibility.hideLater();
    },
    drawn: draw,
    detach() {
      unsubscribe();
      scroller.removeEventListener('pointerover', onPointer);
      scroller.removeEventListener('pointerleave', onLeave);
      scroller.removeEventListener('input', onTyped);
      context().visibility.keep();
      if (described) setDescribed(described, false);
      marks.clear();
      note.remove();
    },
  };
}
