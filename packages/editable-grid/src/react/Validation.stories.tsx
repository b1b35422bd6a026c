import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { cellAt, inputAt } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

/** A form around the grid: saving collects. */
function Form(props: Pick<EditableGridProps<Material>, 'columns' | 'rows'>) {
  const api = useRef<GridApi<Material>>(null);
  const result = useRef<HTMLOutputElement>(null);

  async function save() {
    const collected = await api.current!.collect();
    result.current!.textContent = collected.ok ? '可以保存' : `拒绝 ${collected.failures.length}`;
  }

  return (
    <>
      <EditableGrid apiRef={api} label="物料" rowNumber {...props} />
      <button type="button" onClick={() => void save()}>
        保存
      </button>
      <output ref={result} />
    </>
  );
}

const rows = materials(60).map((row, nth) =>
  nth === 40 ? { ...row, name: '' } : nth === 50 ? { ...row, code: 'WL100001' } : row,
);
const meta = {
  title: 'EditableGrid/Validation',
  component: Form,
  args: { columns: materialColumns, rows },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every keystroke is validated; the cell shows its error and clears it immediately. */
export const WhileTyping: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    await userEvent.clear(input);
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    const tip = await within(document.body).findByRole('tooltip');
    await expect(input).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('阀');
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};

/** A required cell left empty is refused even if nothing was typed. */
export const OnLeaving: Story = {
  args: { rows: [{ ...materials(1)[0]!, code: '' }] },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料编码'));
    await userEvent.tab();
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Collecting counts all failures and scrolls to the first. */
export const OnCollecting: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('3 处校验未通过')).toBeVisible();
    await expect(canvas.getByText('拒绝 3')).toBeVisible();
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus());
    await userEvent.keyboard('{F2}X');
    await expect(await canvas.findByText('1 处校验未通过')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '定位' }));
    await waitFor(() => expect(inputAt(canvasElement, 41, '物料名称')).toHaveFocus());
    await userEvent.keyboard('钢管');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('可以保存')).toBeVisible();
  },
};

/** Async validation: the answer marks the cell if its value has not changed meanwhile. */
export const AskedElsewhere: Story = {
  args: {
    columns: materialColumns.map((column) =>
      column.key === 'code'
        ? {
            ...column,
            validateRules: [
              { required: true },
              {
                handler: async ({ value }) => {
                  await new Promise((done) => setTimeout(done, 60));
                  return value === 'WL1' ? '物料编码不存在' : true;
                },
              },
            ],
          }
        : column,
    ),
  },
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料编码');
    await userEvent.clear(input);
    await userEvent.keyboard('WL1');
    await expect(await within(document.body).findByText('物料编码不存在')).toBeVisible();
    await userEvent.keyboard('0');
    await waitFor(() => expect(cellAt(canvasElement, 1, '物料编码').querySelector('[aria-invalid]')).toBeNull());
  },
};
