import { expect, test } from 'vitest';
import type { CellComment } from '../../core/comments/CellComment';
import { CommentThreads } from '../../core/comments/CommentThreads';
import type { GridView } from '../../dom/GridView';
import { enUS } from '../../texts/comments/en-US';
import { zhCN } from '../../texts/comments/zh-CN';
import { CommentMarks } from './CommentMarks';

const comment: CellComment = {
  id: 'c1',
  rowId: '1',
  column: 'counts',
  text: '请核对',
  author: { id: 'li', name: '李四' },
  time: '2026-03-05T08:30:00Z',
};

test('marks follow the language', () => {
  const cell = document.createElement('div');
  const view = {
    slots: () => [{ rowId: '1', cells: [cell] }],
    painter: { columns: [{ index: 0, column: { key: 'counts' } }] },
  } as unknown as GridView<object>;
  const marks = new CommentMarks(view);
  const threads = new CommentThreads([comment]);
  const labels = () => [...cell.children].map((mark) => mark.getAttribute('aria-label'));
  marks.draw(threads, zhCN);
  expect(labels()).toEqual(['有 1 条批注']);
  marks.draw(threads, enUS);
  expect(labels()).toEqual(['has a comment']);
  marks.draw(new CommentThreads([]), enUS);
  expect(labels()).toEqual([]);
});
