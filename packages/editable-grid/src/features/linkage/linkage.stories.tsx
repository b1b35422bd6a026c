import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { LinkageQuestion } from '../../core/linkage/Linkage';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { inputAt } from '../../testing/gridCells';
import { copy, sheetReady } from '../../testing/sheetEvents';

interface Delivery {
  id: string;
  name: string;
  province: string | null;
  city: string | null;
  area: string | null;
}
const PLACES: Record<string, [value: string, label: string][]> = {
  gd: [
    ['sz', '深圳市'],
    ['gz', '广州市'],
  ],
  zj: [
    ['hz', '杭州市'],
    ['nb', '宁波市'],
  ],
  sz: [
    ['ns', '南山区'],
    ['ft', '福田区'],
  ],
  hz: [
    ['xh', '西湖区'],
    ['bj', '滨江区'],
  ],
};
const load = fn(({ parent }: LinkageQuestion) =>
  Promise.resolve((PLACES[parent] ?? []).map(([value, label]) => ({ value, label }))),
);
const api = createRef<GridApi<Delivery>>();

const meta = {
  title: 'EditableGrid/LinkedSelects',
  component: EditableGrid<Delivery>,
  args: {
    apiRef: api,
    label: '收货地址',
    size: 'small',
    rows: [
      { id: '1', name: '一号库', province: 'gd', city: 'sz', area: 'ns' },
      { id: '2', name: '二号库', province: 'zj', city: 'hz', area: 'bj' },
      { id: '3', name: '三号库', province: null, city: null, area: null },
    ],
    columns: [
      { key: 'name', title: '仓库', type: 'input' },
      {
        key: 'province',
        title: '省',
        type: 'select',
        linkageKey: 'city',
        options: [
          { value: 'gd', label: '广东省' },
          { value: 'zj', label: '浙江省' },
        ],
      },
      { key: 'city', title: '市', type: 'select', linkageKey: 'area' },
      { key: 'area', title: '区', type: 'select' },
    ],
    linkage: load,
  },
} satisfies Meta<EditableGridProps<Delivery>>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = (root: HTMLElement) => waitFor(() => expect(inputAt(root, 1, '区')).toHaveValue('南山区'));

/** Choices depend on the row's values and are requested once per value. */
export const Filled: Story = {
  async play({ canvasElement }) {
    load.mockClear();
    await filled(canvasElement);
    await expect(inputAt(canvasElement, 2, '市')).toHaveValue('杭州市');
    await expect(inputAt(canvasElement, 3, '市')).toHaveValue('');
  },
};

/** Changing the province clears city and district in one step; the list offers the new province's cities. */
export const ChangingTheFirst: Story = {
  async play({ canvasElement, userEvent }) {
    await filled(canvasElement);
    await userEvent.click(inputAt(canvasElement, 1, '省'));
    await userEvent.click(await within(document.body).findByRole('option', { name: '浙江省' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '市')).toHaveValue(''));
    await expect(api.current!.getRows()[0]).toMatchObject({ province: 'zj', city: null, area: null });
    await userEvent.click(inputAt(canvasElement, 1, '市'));
    await userEvent.click(await within(document.body).findByRole('option', { name: '宁波市' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '市')).toHaveValue('宁波市'));
    api.current!.undo();
    api.current!.undo();
    await filled(canvasElement);
  },
};

/** Changing the middle column keeps the first. */
export const ChangingTheMiddle: Story = {
  async play({ canvasElement, userEvent }) {
    await filled(canvasElement);
    await userEvent.click(inputAt(canvasElement, 1, '市'));
    await userEvent.click(await within(document.body).findByRole('option', { name: '广州市' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '区')).toHaveValue(''));
    await expect(api.current!.getRows()[0]).toMatchObject({ province: 'gd', city: 'gz', area: null });
  },
};

/** A hundred rows, few of them rendered; only the last is in Hangzhou. */
const unseen = {
  loaders: [sheetReady],
  args: {
    rows: Array.from({ length: 100 }, (_, nth) => ({
      id: String(nth),
      name: `${nth + 1}号库`,
      ...(nth < 99 ? { province: 'gd', city: 'sz', area: 'ns' } : { province: 'zj', city: 'hz', area: 'bj' }),
    })),
  },
} satisfies Partial<Story>;

/** Copies labels, even of rows that were never visible: their choices are loaded first. */
export const CopiedUnseen: Story = {
  ...unseen,
  async play({ canvasElement, userEvent }) {
    await filled(canvasElement);
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    try {
      await userEvent.click(inputAt(canvasElement, 1, '市'));
      await userEvent.keyboard('{Escape}{Shift>}{ArrowRight}{/Shift}{Control>} {/Control}');
      await expect(copy().text).toBe('');
      await waitFor(() => expect(write).toHaveBeenCalledOnce());
      const text = await (await write.mock.calls[0]![0][0]!.getType('text/plain')).text();
      const lines = text.trimEnd().split('\r\n');
      await expect(lines).toHaveLength(100);
      await expect(lines.at(-1)).toBe('杭州市\t滨江区');
      // Cached now: available synchronously.
      await expect(copy().text).toBe(text);
    } finally {
      write.mockRestore();
    }
  },
};

/** The first search finds labels of rows that are not visible. */
export const FoundUnseen: Story = {
  ...unseen,
  async play({ canvas, canvasElement, userEvent }) {
    await filled(canvasElement);
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找' }), '滨江');
    await waitFor(() => expect(canvas.getByText('1 / 1')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(inputAt(canvasElement, 100, '区')).toHaveFocus();
  },
};

/** An export through the API contains labels of all rows. */
export const ExportedUnseen: Story = {
  ...unseen,
  async play({ canvasElement }) {
    await filled(canvasElement);
    const { rows, fileName, blob } = await api.current!.exportRows('csv', { save: false, fileName: '仓库' });
    await expect([rows, fileName]).toEqual([100, '仓库.csv']);
    await expect((await blob.text()).trimEnd().split('\r\n').at(-1)).toBe('100号库,浙江省,杭州市,滨江区');
  },
};
