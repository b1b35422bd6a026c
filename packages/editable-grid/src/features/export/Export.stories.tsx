import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { dragMouse, sheetReady } from '../../testing/sheetEvents';
import { cellAt, inputAt } from '../../testing/gridCells';

const api = createRef<GridApi<Material>>();

const meta = {
  title: 'EditableGrid/Export',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns,
    rows: materials(25),
    label: '采购计划',
    rowNumber: true,
    size: 'small',
    pagination: { pageSize: 10 },
    exports: true,
  },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Saved {
  name: string;
  blob: Promise<Blob>;
}

/** Intercepts downloads. */
function downloads() {
  const saved: Saved[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
  });
  return { saved, end: () => click.mockRestore() };
}

async function exportAs(format: RegExp, root: HTMLElement, click: (element: Element) => Promise<void>): Promise<Saved> {
  const { saved, end } = downloads();
  try {
    // The grid's toolbar parts are loaded on demand.
    await click(await within(root).findByRole('button', { name: '导出' }));
    await click(await within(document.body).findByRole('menuitem', { name: format }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return saved[0]!;
  } finally {
    end();
  }
}

/** All pages as a workbook, with typed numbers and days. */
export const Workbook: Story = {
  async play({ canvasElement, userEvent }) {
    const { name, blob } = await exportAs(/Excel/, canvasElement, userEvent.click);
    await expect(name).toBe('采购计划.xlsx');
    const { read, utils } = await import('@e965/xlsx');
    const book = read(await (await blob).arrayBuffer());
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets['采购计划']!, { header: 1 });
    await expect(rows).toHaveLength(26);
    await expect(rows[0]).toEqual([
      '物料编码',
      '物料名称',
      '物料类别',
      '采购数量',
      '预估单价',
      '需求时间',
      '加急',
      '备注',
    ]);
    await expect(rows[1]?.slice(0, 4)).toEqual(['WL100001', '不锈钢无缝钢管 DN25', '管材', 0]);
    await expect(book.Sheets['采购计划']!.F2).toMatchObject({ t: 'n', v: 46023 });
  },
};

/** All pages as CSV; formulas are escaped. */
export const Text: Story = {
  args: { rows: materials(2).map((line) => ({ ...line, remark: '=HYPERLINK("http://x")', counts: -5 })) },
  async play({ canvasElement, userEvent }) {
    const { name, blob } = await exportAs(/CSV/, canvasElement, userEvent.click);
    await expect(name).toBe('采购计划.csv');
    const bytes = new Uint8Array(await (await blob).arrayBuffer());
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first] = new TextDecoder().decode(bytes).split('\r\n');
    await expect(head).toBe('物料编码,物料名称,物料类别,采购数量,预估单价,需求时间,加急,备注');
    await expect(first).toContain(',-5,0,2026-01-01,是,"\'=HYPERLINK(""http://x"")"');
  },
};

/** The API exports all pages in the current order and columns, including uncommitted input. */
export const ByProgram: Story = {
  args: { apiRef: api, exports: false, columnSettings: true, sort: { column: 'counts', order: 'desc' } },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '列设置' }));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: '备注' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(inputAt(canvasElement, 1, '物料名称'), '{F2}=1+1');
    const { saved, end } = downloads();
    try {
      const file = await api.current!.exportRows('csv');
      await expect(file).toMatchObject({ rows: 25, fileName: '采购计划.csv' });
      await waitFor(() => expect(saved).toHaveLength(1));
      const [head, first] = (await file.blob.text()).split('\r\n');
      await expect(head).toBe('物料编码,物料名称,物料类别,采购数量,预估单价,需求时间,加急');
      await expect(first).toContain('=1+1');
      const quiet = await api.current!.exportRows('xlsx', { save: false, fileName: '清单' });
      await expect([quiet.fileName, saved.length]).toEqual(['清单.xlsx', 1]);
    } finally {
      end();
    }
  },
};

/** For a list paged by the server, the caller fetches all rows. */
export const FromTheServer: Story = {
  args: {
    readOnly: true,
    rows: materials(10),
    pagination: { page: 1, pageSize: 10, total: 30 },
    exports: {
      fileName: '全部计划',
      async *rows() {
        for (const page of [0, 1, 2]) yield materials(30).slice(page * 10, page * 10 + 10);
      },
    },
  },
  async play({ canvasElement, userEvent }) {
    const { name, blob } = await exportAs(/CSV/, canvasElement, userEvent.click);
    await expect(name).toBe('全部计划.csv');
    await expect((await (await blob).text()).trimEnd().split('\r\nWL')).toHaveLength(31);
  },
};

/** A failed fetch reports its reason. */
export const Failing: Story = {
  args: { exports: { rows: () => Promise.reject(new Error('网络超时')) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /CSV/ }));
    await expect(await within(document.body).findByText('导出失败：网络超时')).toBeInTheDocument();
  },
};

/** The footer shows the number of rows and the totals of selected cells. */
export const StatusBar: Story = {
  args: { statusBar: true, exports: false },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('共 25 行')).toBeVisible();
    dragMouse(cellAt(canvasElement, 1, '采购数量'), cellAt(canvasElement, 3, '采购数量'));
    await expect(await canvas.findByText('已选 3 行 × 1 列')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.gezi-status')).toHaveTextContent('计数 3求和 21平均值 7'));
  },
};
