import { expect, test } from 'vitest';
import requisition from '../../../testdata/02-purchase-requisition.json';
import { idSource } from '../catalogue/ids';
import { applyCommand } from '../commands/applyCommand';
import { ROOT, type FormDocument } from '../document/FormDocument';
import { newDocument } from '../document/newDocument';
import { readForm } from '../document/readForm';
import { writeForm } from '../document/writeForm';
import { runCommand, finishStep, startHistory, undoCommand } from '../history/runHistory';
import { fromClipboard, toClipboard } from './clipboard';

const source = (readForm(requisition) as { document: FormDocument }).document;

test('components can be pasted into another form', () => {
  const pasted = fromClipboard(
    toClipboard(source, ['fd_detail', 'fd_d_qty', 'fd_title']),
    idSource(() => 9000),
  );
  const trees = pasted.ok ? pasted.value : [];
  const outcome = applyCommand(newDocument(), { type: 'add', at: { parent: ROOT, index: 0 }, trees });
  const { list } = writeForm((outcome as { document: FormDocument }).document);
  expect(list).toMatchObject([
    { id: 'fd_9000', compType: 'text', text: '采购申请单' },
    { id: 'fd_9001', compType: 'dynamicTable', columns: [{ id: 'fd_9002', label: '物资名称' }, {}, {}, {}, {}, {}] },
  ]);
});

test.each([
  ['', 'foreign'],
  ['采购申请单', 'foreign'],
  ['gezi-form-parts', 'foreign'],
  ['["gezi-form-parts"]', 'foreign'],
  ['{"format":"gezi-form-parts","version":2,"parts":[]}', 'newer'],
  ['{"format":"gezi-form-parts","version":1,"parts":[null,3]}', 'empty'],
  ['{"format":"gezi-form-parts","version":1}', 'empty'],
])('%s is %s', (text, reason) => {
  expect(fromClipboard(text, () => 1)).toEqual({ ok: false, reason });
});

test('typing is one step until sealed; another member, component or kind is a new step', () => {
  let history = startHistory(source);
  const type = (key: string, member: string, value: string | boolean) => {
    const outcome = runCommand(history, { type: 'edit', key, changes: { [member]: value } });
    if (outcome.ok) history = outcome.history;
  };
  type('fd_phone', 'label', '手');
  type('fd_phone', 'label', '手机');
  expect(history.past).toHaveLength(1);
  type('fd_phone', 'placeholder', '请');
  type('fd_reason', 'placeholder', '请');
  type('fd_reason', 'required', false);
  type('fd_reason', 'required', true);
  expect(history.past).toHaveLength(5);
  type('fd_reason', 'label', '理');
  history = finishStep(history);
  type('fd_reason', 'label', '理由');
  expect(history.past).toHaveLength(7);
  expect(undoCommand(history).document.nodes.get('fd_reason')!.data['label']).toBe('理');
  type('fd_reason', 'label', '理由');
  expect(history.past).toHaveLength(7);
});
