import type { CommentThread, CommentThreads } from '../../core/comments/CommentThreads';
import { element } from '../../dom/element';
import type { GridView } from '../../dom/GridView';
import type { CommentTexts } from '../../texts/comments/zh-CN';

interface Mark {
  element: HTMLElement;
  thread: CommentThread;
  texts: CommentTexts;
}

/** Corner marks of rendered cells with comments. Rows without comments cost one look-up each. */
export class CommentMarks<Row extends object> {
  readonly #view: GridView<Row>;
  #marks = new Map<HTMLElement, Mark>();

  constructor(view: GridView<Row>) {
    this.#view = view;
  }

  draw(threads: CommentThreads, texts: CommentTexts): void {
    const before = this.#marks;
    if (threads.size === 0 && before.size === 0) return;
    this.#marks = new Map();
    for (const slot of this.#view.slots()) {
      const row = threads.ofRow(slot.rowId);
      if (!row || slot.vacant) continue;
      for (const { index, column } of this.#view.painter.columns) {
        const thread = row.get(column.key);
        const cell = slot.cells[index];
        if (thread && cell) this.#marks.set(cell, drawMark(cell, thread, before.get(cell), texts));
      }
    }
    for (const [cell, mark] of before) if (!this.#marks.has(cell)) erase(cell, mark);
  }

  clear(): void {
    for (const [cell, mark] of this.#marks) erase(cell, mark);
    this.#marks.clear();
  }
}

function drawMark(cell: HTMLElement, thread: CommentThread, before: Mark | undefined, texts: CommentTexts): Mark {
  if (before?.thread === thread && before.texts === texts && before.element.parentNode === cell) return before;
  const { comments, resolved } = thread;
  const mark = before?.element ?? element('span', { class: 'gezi-comment-mark', role: 'img' });
  mark.setAttribute('aria-label', resolved ? texts.resolvedMark(comments.length) : texts.mark(comments.length));
  mark.classList.toggle('gezi-comment-resolved', resolved);
  cell.classList.add('gezi-commented');
  // Opening an editor replaces the content of its cell.
  if (mark.parentNode !== cell) cell.append(mark);
  return { element: mark, thread, texts };
}

function erase(cell: HTMLElement, mark: Mark) {
  cell.classList.remove('gezi-commented');
  mark.element.remove();
}
