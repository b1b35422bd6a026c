import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newTree } from '../../core/catalogue/newTree';
import { ROOT } from '../../core/document/FormDocument';
import { newDocument } from '../../core/document/newDocument';
import { DesignerContext } from '../store/designerContext';
import { DesignerStore } from '../store/DesignerStore';
import { FormulaEditor } from './FormulaEditor';

test('inserts the chosen field by its button, not while the arrow keys go through the fields', () => {
  const store = new DesignerStore(newDocument());
  let id = 1;
  const trees = Array.from({ length: 3 }, () => newTree('inputNumber', () => id++));
  store.run({ type: 'add', at: { parent: ROOT, index: 0 }, trees });
  const written: string[] = [];
  render(
    <DesignerContext value={store}>
      <FormulaEditor
        node={store.node(trees[2]!.key)!}
        aspect="value"
        label="计算值"
        source=""
        disabled={false}
        onChange={(source) => written.push(source)}
      />
    </DesignerContext>,
  );
  const fields = screen.getByRole('combobox', { name: '计算值：字段' });
  const insert = screen.getByRole('button', { name: '插入字段' });
  expect(insert).toBeDisabled();
  for (const { key } of trees.slice(0, 2)) fireEvent.change(fields, { target: { value: key } });
  expect(written).toEqual([]);
  fireEvent.click(insert);
  expect(written).toEqual([trees[1]!.key]);
  expect(screen.getByRole('textbox', { name: '计算值：表达式' })).toHaveFocus();
});
