import { expect, test, vi } from 'vitest';
import requisition from '../../../testdata/02-purchase-requisition.json';
import { ROOT, type FormDocument } from '../../core/document/FormDocument';
import { readForm } from '../../core/document/readForm';
import { DesignerStore } from './DesignerStore';

const opened = () => new DesignerStore((readForm(requisition) as { document: FormDocument }).document);

test('a change notifies only the affected component', () => {
  const store = opened();
  const [touched, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribePart('fd_budget', touched);
  store.subscribePart('fd_reason', other);
  store.run({ type: 'edit', key: 'fd_budget', changes: { label: '预算' } });
  expect(touched).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('typing is one step, another field the next; saving marks the form as saved', () => {
  const store = opened();
  for (const label of ['预', '预算']) {
    store.run({ type: 'edit', key: 'fd_budget', changes: { label } }, { merge: 'fd_budget.label' });
  }
  store.run({ type: 'edit', key: 'fd_reason', changes: { label: '理由' } }, { merge: 'fd_reason.label' });
  expect(store.dirty).toBe(true);
  store.markSaved();
  expect(store.dirty).toBe(false);
  store.undo();
  expect(store.node('fd_budget')?.data['label']).toBe('预算');
  store.undo();
  expect(store.node('fd_budget')?.data['label']).toBe('预算金额');
  expect(store.canUndo).toBe(false);
});

test('after a deletion the next component is selected, else the previous one, else the form', () => {
  const store = opened();
  const board = store.node(ROOT)!.children;
  store.select([board[0]!]);
  store.run({ type: 'remove', keys: [board[0]!] }, { focus: true });
  expect(store.selection.primary).toBe(board[1]);
  store.select([board.at(-1)!]);
  store.run({ type: 'remove', keys: [board.at(-1)!] });
  expect(store.selection.primary).toBe(board.at(-2));
  store.undo();
  expect(store.selection.primary).toBe(board.at(-1));
  store.run({ type: 'clear' }, { select: [] });
  expect(store.selection.primary).toBeNull();
});
