import { expect, test } from 'vitest';
import { cellDefinitions } from '../cells/definitions';
import { cellQueue } from '../cells/shared/files/cellQueue';
import { GridStore } from '../core/store/GridStore';
import { notesOf } from '../dom/CellNotes';
import type { PopupRequest } from '../dom/Popup';
import { withUnfinished } from './withUnfinished';

test('reports cells with pending uploads in document order, until the last is done', async () => {
  const columns = [
    { key: 'code', type: 'input' },
    { key: 'files', type: 'file', title: '附件' },
  ];
  const store = new GridStore<{ id: string; code: string; files: string }>(
    {
      columns,
      define: (type) => cellDefinitions.find((definition) => definition.type === type)!,
      locale: 'zh-CN',
      selection: false,
      disabled: false,
      readOnly: false,
      rowDisabled: undefined,
      page: undefined,
    },
    (run) => run(),
  );
  store.load(['r0', 'r1', 'r2'].map((id) => ({ id, code: '', files: '' })));
  const notes = notesOf(store);
  const request: Partial<PopupRequest> = {
    column: columns[1]!,
    value: '',
    write: (value) => store.edit('r1', 'files', value),
    note: () => notes.get('r1', 'files'),
    setNote: (note) => notes.set('r1', 'files', note),
  };
  let arrive: () => void = () => {};
  const queue = cellQueue(request as PopupRequest, {
    transport: () => new Promise((answer) => (arrive = () => answer({ success: true, message: 'upload/a.txt' }))),
    locale: 'zh-CN',
    single: false,
  });
  queue.add([new File(['合同'], 'a.txt')]);
  const failure = (rowId: string, column: string) => ({ rowId, column, message: '必填' });
  const failures = [failure('r0', 'code'), failure('r1', 'files'), failure('r2', 'code')];
  const going = { rowId: 'r1', column: 'files', message: '上传中' };
  await expect.poll(() => queue.items[0]?.status).toBe('uploading');
  expect(withUnfinished(failures, store, '上传中')).toEqual([failures[0], going, failures[2]]);
  await expect.poll(() => (arrive(), queue.items[0]?.status)).toBe('done');
  expect(withUnfinished([], store, '上传中')).toEqual([]);
  expect(store.ledger.find('r1')?.files).toBe('upload/a.txt');
});
