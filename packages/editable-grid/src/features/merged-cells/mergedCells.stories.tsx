import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { MergedLayout } from '../../core/merged-cells/MergedCell';
import { mergeRight } from '../../core/merged-cells/mergeCells';
import { newLayout } from '../../core/merged-cells/newLayout';
import { pointer } from '../../testing/pointer';
import { MergedCells } from './MergedCells';

const WORDS = [
  '项目名称',
  '二号装置检修',
  '项目编号',
  'XM-2026-018',
  '采购方式',
  '公开招标',
  '预算',
  '1,200,000 元',
  '说明',
  '',
  '',
  '',
];

function fresh(rows: number): MergedLayout<string> {
  let made = 0;
  return newLayout<string>(() => String((made += 1)), rows);
}
const merged = (layout: MergedLayout<string>): MergedLayout<string> => {
  const wide = mergeRight(layout, { row: 2, column: 1 });
  const wider = wide.ok ? mergeRight(wide.value, { row: 2, column: 1 }) : wide;
  return wider.ok ? wider.value : layout;
};

function Demo({ start, readOnly = false }: { start: MergedLayout<string>; readOnly?: boolean }) {
  const [layout, setLayout] = useState(start);
  return (
    <MergedCells label="项目信息" layout={layout} onChange={setLayout} readOnly={readOnly}>
      {({ id }) => WORDS[Number(id) - 1]}
    </MergedCells>
  );
}

const meta = {
  title: 'EditableGrid/MergedCells',
  component: Demo,
  subcomponents: { MergedCells },
  args: { start: fresh(2) },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two rows, alternating title and content. */
export const Fresh: Story = {};
export const Merged: Story = { args: { start: merged(fresh(3)) } };
export const Dark: Story = { args: { start: merged(fresh(3)) }, globals: { dark: 'dark' } };
export const ReadOnly: Story = { args: { start: merged(fresh(3)), readOnly: true } };

/** The context menu merges a cell to the right and down, and splits it again. */
export const ByRightClick: Story = {
  args: { start: fresh(3) },
  async play({ canvas, userEvent }) {
    const body = within(document.body);
    const cell = () => canvas.getByRole('gridcell', { name: '项目名称' });
    const choose = async (name: string) => {
      const { left, top } = cell().getBoundingClientRect();
      pointer(cell(), 'contextmenu', { button: 2, clientX: left + 10, clientY: top + 10 });
      await userEvent.click(await body.findByRole('menuitem', { name }));
    };
    await choose('向右合并');
    await expect(cell()).toHaveAttribute('colspan', '2');
    await expect(canvas.queryByText('二号装置检修')).toBeNull();
    await choose('向下合并');
    await expect(cell()).toHaveAttribute('rowspan', '2');
    await choose('拆分单元格');
    await expect(cell()).toHaveAttribute('colspan', '1');
    await expect(canvas.getByText('二号装置检修')).toBeVisible();
    pointer(canvas.getByRole('gridcell', { name: '1,200,000 元' }), 'contextmenu', { button: 2 });
    await expect(await body.findByRole('menuitem', { name: '向右合并' })).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByRole('menuitem', { name: '拆分单元格' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** By keyboard: arrow keys treat a merged cell as one, the menu key opens the menu, the focus returns. */
export const ByKeyboard: Story = {
  args: { start: merged(fresh(3)) },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: '项目名称' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: '公开招标' })).toHaveFocus();
    const cell = canvas.getByRole('gridcell', { name: '公开招标' });
    pointer(cell, 'contextmenu', { button: 0 });
    await within(document.body).findByRole('menu');
    await expect(within(document.body).getByRole('menuitem', { name: '向右合并' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
  },
};
