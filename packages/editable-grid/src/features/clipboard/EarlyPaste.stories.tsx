import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { paste, sheetReady, textAt } from '../../testing/sheetEvents';
import type { LazyCode } from '../../dom/lazyCode';
import { sheetCode } from '../sheetCode';
import { clipboardCode } from './clipboardCode';

const meta = {
  title: 'EditableGrid/Early paste',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(6), label: '物料', rowNumber: true, size: 'small' },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table that is pasted right after the first click waits for the code of the clipboard. */
export const TableAfterFirstClick: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    const before = input.value;
    await userEvent.click(input);
    paste({ text: '球阀\t阀门\n闸阀\t阀门\n' });
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀');
    await expect(before).not.toBe('球阀');
  },
};

function failAtFirst<Code>(code: LazyCode<Code>, times: number) {
  const { load, loaded } = code;
  let failures = times;
  Object.assign(code, {
    loaded: undefined,
    load: async () => {
      if (failures === 0) return load();
      failures -= 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  });
  return () => void Object.assign(code, { load, loaded: code.loaded ?? loaded });
}

/** A pasted table waits while the code fails to load, and is pasted after 重试. Until then the browser's menu opens. */
export const TableAfterRetry: Story = {
  // At the first click, when it is loaded again by itself, and at a right-click.
  beforeEach: () => failAtFirst(sheetCode, 3),
  async play({ canvas, canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    await userEvent.click(input);
    paste({ text: '球阀\t阀门\n闸阀\t阀门\n' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部分功能未能加载');
    const opensBrowserMenu = () => fireEvent.contextMenu(input, { button: 2 });
    await expect(await opensBrowserMenu()).toBe(false);
    await waitFor(async () => expect(await opensBrowserMenu()).toBe(true));
    await expect(textAt(canvasElement, 2, '物料名称')).not.toBe('闸阀');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The code of the paste itself fails to load: the message below the rows has a button that pastes. */
export const PasteAfterRetry: Story = {
  beforeEach: () => failAtFirst(clipboardCode, 2),
  async play({ canvas, canvasElement, userEvent }) {
    await sheetReady();
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    paste({ text: '球阀\t阀门\n闸阀\t阀门\n' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部分功能未能加载');
    await expect(textAt(canvasElement, 2, '物料名称')).not.toBe('闸阀');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveFocus();
  },
};
