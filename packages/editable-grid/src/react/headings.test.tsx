import { GeziProvider } from '@gezi/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { materialColumns, materials } from '../testing/materials';
import { EditableGrid } from './EditableGrid';

function show(rows = materials(4)) {
  render(
    <GeziProvider>
      <button type="button">之前</button>
      <EditableGrid
        rows={rows}
        label="物料"
        selection="checkbox"
        columns={materialColumns.map((column) => (column.key === 'name' ? { ...column, filter: true } : column))}
      />
      <button type="button">之后</button>
    </GeziProvider>,
  );
}
const heading = (name: RegExp | string) => screen.getByRole('columnheader', { name });
const cell = (name: string) => screen.getAllByLabelText(name)[0]!;

test('the grid including its headings is one tab stop', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: '之前' }));
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: '全选' })).not.toHaveFocus();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '之后' })).toHaveFocus();
});

test('Up from the first row reaches the heading, where Enter sorts with an announcement; Down returns', async () => {
  show();
  await userEvent.click(cell('物料名称'));
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(heading(/物料名称/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading(/物料名称/)).toHaveAttribute('aria-sort', 'ascending'));
  expect(screen.getByText('已按物料名称 升序排序')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(heading(/物料名称/)).toHaveAttribute('aria-sort', 'descending'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('已取消排序')).toBeInTheDocument();
  expect(heading(/物料名称/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(heading(/物料类别/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(heading(/备注/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('checkbox', { name: '全选' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(cell('物料名称')).toHaveFocus();
});

test("Alt+Down opens the filter; F2 enters a heading's tools, Escape leaves them", async () => {
  show();
  await userEvent.click(cell('物料名称'));
  await userEvent.keyboard('{Escape}{ArrowUp}{F2}');
  expect(screen.getByRole('button', { name: '物料名称' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '筛选物料名称' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(heading(/物料名称/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', altKey: true });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('headings of columns whose cells must not be empty say so, under their own name', () => {
  show();
  expect(heading('物料编码')).toHaveAttribute('aria-required', 'true');
  expect(heading('物料类别')).not.toHaveAttribute('aria-required');
});
