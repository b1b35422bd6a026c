import { describe, expect, test } from 'vitest';
import type { CellComment } from './CellComment';
import { changeComments } from './changeComments';
import { CommentThreads } from './CommentThreads';
import { findThreads } from './findThreads';
import { noteText } from './noteText';

const comment = (id: string, part: Partial<CellComment> = {}): CellComment => ({
  id,
  rowId: '1',
  column: 'counts',
  text: `批注 ${id}`,
  author: { id: 'zhang', name: '张三' },
  time: '2026-03-05T08:00:00Z',
  ...part,
});

describe('threads', () => {
  test('have the comments of one cell, oldest first', () => {
    const threads = new CommentThreads([
      comment('late', { time: '2026-03-05T17:30:00+08:00' }),
      comment('early', { time: '2026-03-05T09:00:00Z' }),
      comment('other', { column: 'price' }),
    ]);
    expect(threads.size).toBe(2);
    expect(threads.of('1', 'counts')?.comments.map(({ id }) => id)).toEqual(['early', 'late']);
    expect([...threads.ofRow('1')!.keys()].toSorted()).toEqual(['counts', 'price']);
    expect(threads.ofRow('2')).toBeUndefined();
  });

  test('keep the given order at equal and at unreadable times', () => {
    const threads = new CommentThreads([
      comment('a', { time: '' }),
      comment('b', { time: 'soon' }),
      comment('c', { time: '' }),
    ]);
    expect(threads.of('1', 'counts')?.comments.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('are resolved if all comments are', () => {
    const resolved = [comment('a', { resolved: true }), comment('b', { resolved: true })];
    expect(new CommentThreads(resolved).of('1', 'counts')?.resolved).toBe(true);
    const answered = changeComments(resolved, { kind: 'add', comment: comment('c') });
    expect(new CommentThreads(answered).of('1', 'counts')?.resolved).toBe(false);
  });

  test('are ordered by row and column, without rows and columns that are not shown', () => {
    const threads = new CommentThreads([
      comment('a', { rowId: '3' }),
      comment('b', { rowId: '1', column: 'price' }),
      comment('c', { rowId: '1' }),
      comment('d', { rowId: '9' }),
      comment('e', { rowId: '1', column: 'hidden' }),
    ]);
    const rows = ['3', '2', '1'];
    const order = threads.inOrder((id) => rows.indexOf(id), ['counts', 'price']);
    expect(order.map(({ comments }) => comments[0]!.id)).toEqual(['a', 'c', 'b']);
  });
});

describe('changes', () => {
  const before = [comment('a'), comment('b'), comment('c', { rowId: '2' })];

  test('edit and remove one comment', () => {
    const edited = comment('b', { text: '改', edited: '2026-03-06T08:00:00Z' });
    expect(changeComments(before, { kind: 'edit', comment: edited })).toEqual([before[0], edited, before[2]]);
    expect(changeComments(before, { kind: 'remove', comment: before[0]! })).toEqual([before[1], before[2]]);
  });

  test('resolve the thread of one cell only', () => {
    const resolved = changeComments(before, { kind: 'resolve', rowId: '1', column: 'counts' });
    expect(resolved.map(({ resolved: is }) => is)).toEqual([true, true, undefined]);
    expect(resolved[2]).toBe(before[2]);
    const open = changeComments(resolved, { kind: 'reopen', rowId: '1', column: 'counts' });
    expect(open.map(({ resolved: is }) => is ?? false)).toEqual([false, false, false]);
  });

  test('leave the given comments unchanged', () => {
    const copy = structuredClone(before);
    changeComments(before, { kind: 'resolve', rowId: '1', column: 'counts' });
    changeComments(before, { kind: 'add', comment: comment('d') });
    expect(before).toEqual(copy);
  });
});

test.each<[string, Parameters<typeof findThreads>[1], string, string[]]>([
  ['all', 'all', '', ['1', '2', '3']],
  ['open ones', 'open', ' ', ['1', '2']],
  ['resolved ones', 'resolved', '', ['3']],
  ['those with a text', 'all', 'BETA', ['2']],
  ['those of an author', 'open', '李四', ['2']],
  ['those of a place', 'all', '行 3', ['3']],
  ['none', 'resolved', 'beta', []],
])('finds %s', (_name, state, query, found) => {
  const li = { id: 'li', name: '李四' };
  const threads = new CommentThreads([
    comment('a', { text: 'alpha' }),
    comment('b', { rowId: '2', text: 'Beta', author: li }),
    comment('c', { rowId: '3', resolved: true }),
  ]).inOrder(Number, ['counts']);
  expect(findThreads(threads, state, query, ({ rowId }) => `行 ${rowId}`).map(({ rowId }) => rowId)).toEqual(found);
});

test('a thread is one note with its authors', () => {
  const li = { id: 'li', name: '李四' };
  const threads = new CommentThreads([comment('a'), comment('b', { author: li, text: '第一行\n第二行' })]);
  expect(noteText(threads.of('1', 'counts')!)).toBe('张三: 批注 a\n李四: 第一行\n第二行');
});
