import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { JsonObject } from '../../core/document/FormDocument';
import { CONTENT_STYLE } from '../../core/catalogue/newTree';
import type { CompType } from '../../fields/CompType';
import { fieldTypes } from '../../fields/fieldTypes';
import { FormRuntime } from '../../runtime/FormRuntime';
import { RuntimeGround } from '../../runtime/testing/RuntimeGround';
import { FormDesigner } from '../FormDesigner';
import { differingShare, pixelsOf, type Part } from '../testing/pictures';

/** The canvas above the running form of the same width. */
function Both({ content }: { content: JsonObject }) {
  return (
    <RuntimeGround>
      {/* Wide enough for a canvas that is no phone. */}
      <div style={{ width: 1600 }}>
        <FormDesigner content={content} height={3000} />
      </div>
      <div data-testid="running" style={{ background: 'var(--gezi-bg)' }}>
        <FormRuntime content={content} />
      </div>
    </RuntimeGround>
  );
}

const meta = {
  title: 'Form designer/Canvas like runtime',
  component: Both,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Both>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One component of every type with a value and a label, required. */
const fields = (place: string, types: readonly CompType[] = LABELLED): JsonObject[] =>
  types.map((type) => ({
    ...fieldTypes[type].defaults,
    id: `${place}_${type}`,
    label: fieldTypes[type].texts['zh-CN'],
    showLabel: true,
    ...(type === 'barCode' && { value: 'PO-2026-0001' }),
    required: true,
  }));

const LABELLED = Object.values(fieldTypes)
  .filter(({ hasValue, type }) => hasValue && type !== 'dynamicTable')
  .map(({ type }) => type);

const form = (list: readonly JsonObject[], config: JsonObject = {}): JsonObject => ({
  list,
  config: { size: 'medium', labelPosition: 'right', labelWidth: 100, gutter: 20, ...config },
});
const half = (list: readonly JsonObject[]) => ({ span: 12, list });
const cell = (list: readonly JsonObject[], index: number): JsonObject => ({
  ...fieldTypes.tdItem.defaults,
  id: index,
  style: CONTENT_STYLE,
  columns: list,
});

interface Drawn {
  label: string;
  required: boolean;
  /** Edges of label and control, in pixels from the left edge of the form. */
  edges: readonly number[];
  /** Height of the control, and its distance from the top of the label. */
  heights: readonly number[];
}

function drawn(board: HTMLElement): Drawn[] {
  const { paddingLeft } = getComputedStyle(board);
  const from = board.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
  return [...board.querySelectorAll<HTMLElement>('.gezi-form-item > .gezi-form-label')].map((label) => {
    const text = label.getBoundingClientRect();
    const body = (label.nextElementSibling as HTMLElement).getBoundingClientRect();
    return {
      label: label.textContent,
      required: getComputedStyle(label, '::before').content.startsWith('"*"'),
      edges: [text.left, text.right, body.left, body.right].map((edge) => edge - from),
      heights: [body.height, body.top - text.top],
    };
  });
}

/** Largest share of pixels by which two pictures of a field may differ: letters at fractions of a pixel. */
const SAME = 0.015;

/** Compares the pictures of fields one by one: a label with its control, or the elements of a selector. */
async function comparePictures(canvas: HTMLElement, running: HTMLElement, selectors?: readonly [string, string]) {
  const [shown, filled] = [await pixelsOf(canvas), await pixelsOf(running)];
  if (!shown || !filled) return;
  const [a, b] = [canvas, running].map((board, at) => parts(board, selectors?.[at]));
  await expect(a).toHaveLength(b!.length);
  const off = a!
    .map(({ name, part }, at) => ({
      name,
      share: Math.max(
        differingShare(shown, part, filled, b![at]!.part),
        differingShare(filled, b![at]!.part, shown, part),
      ),
    }))
    .filter(({ share }) => share > SAME);
  await expect(off).toEqual([]);
}

function parts(board: HTMLElement, selector = '.gezi-form-item > .gezi-form-label'): { name: string; part: Part }[] {
  const { left, top } = board.getBoundingClientRect();
  return [...board.querySelectorAll(selector)].map((first) => {
    const one = first.getBoundingClientRect();
    const last = selector.endsWith('label') ? first.nextElementSibling!.getBoundingClientRect() : one;
    const [from, to] = [Math.min(one.top, last.top), Math.max(one.bottom, last.bottom)];
    return { name: first.textContent, part: [one.left - left, from - top, last.right - one.left, to - from] };
  });
}

/** Canvas and running form, made equally wide. */
function boards(canvasElement: HTMLElement) {
  const canvas = canvasElement.querySelector<HTMLElement>('.gezi-fd-form')!;
  const place = canvasElement.querySelector<HTMLElement>('[data-testid=running]')!;
  const { paddingLeft, paddingRight } = getComputedStyle(canvas);
  place.style.width = `${canvas.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)}px`;
  return { canvas, running: place.querySelector<HTMLElement>('form')! };
}

/** Waits for the parts of fields that load on demand, editors when they are in the window. */
async function loaded(canvasElement: HTMLElement) {
  const waiting = () =>
    canvasElement.querySelectorAll('.gezi-form-waiting, .gezi-form-editor-waiting, .gezi-barcode[aria-busy=true]');
  await waitFor(
    () => {
      waiting()[0]?.scrollIntoView();
      if (waiting().length > 0) throw new Error('still loading');
    },
    { timeout: 30_000 },
  );
}

async function compare(canvasElement: HTMLElement, count: number) {
  const { canvas, running } = boards(canvasElement);
  await waitFor(() => expect(drawn(running)).toHaveLength(count));
  await loaded(canvasElement);
  const [shown, filled] = [drawn(canvas), drawn(running)];
  await expect(shown.map(({ label, required }) => [label, required])).toEqual(
    filled.map(({ label, required }) => [label, required]),
  );
  const off = filled.flatMap(({ label, edges, heights }, at) => {
    const one = shown[at]!;
    const far = (a: readonly number[], b: readonly number[], most: number) =>
      a.some((pixels, index) => Math.abs(pixels - b[index]!) > most);
    return far(edges, one.edges, 1.5) || far(heights, one.heights, 4)
      ? [{ label, canvas: [...one.edges, ...one.heights], running: [...edges, ...heights] }]
      : [];
  });
  if (off.length > 0) throw new Error(JSON.stringify(off));
  await comparePictures(canvas, running);
}

export const Plain: Story = {
  args: { content: form(fields('plain').map((item, index) => ({ ...item, span: index % 3 === 0 ? 24 : 12 }))) },
  play: ({ canvasElement }) => compare(canvasElement, LABELLED.length),
};
export const LabelsOnTop: Story = {
  args: { content: form(fields('top'), { labelPosition: 'top', size: 'small' }) },
  play: ({ canvasElement }) => compare(canvasElement, LABELLED.length),
};
export const InRow: Story = {
  args: {
    content: form([
      ...fields('above', ['input']),
      {
        ...fieldTypes.row.defaults,
        id: 'row_1',
        gutter: 12,
        columns: [half(fields('left', LABELLED.slice(0, 10))), half(fields('right', LABELLED.slice(10)))],
      },
    ]),
  },
  play: ({ canvasElement }) => compare(canvasElement, LABELLED.length + 1),
};
export const InTableCell: Story = {
  args: {
    content: form([
      {
        ...fieldTypes.table.defaults,
        id: 'table_1',
        layoutArray: LABELLED.filter((_, index) => index % 2 === 0).map((_, row) =>
          LABELLED.slice(row * 2, row * 2 + 2).map((type, column) =>
            cell(fields('cell', [type]), row * 2 + column + 1),
          ),
        ),
      },
    ]),
  },
  play: ({ canvasElement }) => compare(canvasElement, LABELLED.length),
};

const COLUMNS = LABELLED.filter((type) => fieldTypes[type].inDynamicTable);

/** Pixels. */
const COLUMN_WIDTH = 160;

/** The label and the mark are in the head of the column. Four columns a table, so that none is scrolled away. */
export const InDynamicTable: Story = {
  args: {
    content: form(
      [0, 4, 8, 12].flatMap((from) => {
        const types = COLUMNS.slice(from, from + 4);
        return types.length === 0
          ? []
          : [{ ...fieldTypes.dynamicTable.defaults, id: `fd_rows${from}`, columns: fields(`column${from}`, types) }];
      }),
    ),
  },
  async play({ canvasElement }) {
    const heads = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((head) => [
        head.textContent,
        getComputedStyle(head, '::before').content.startsWith('"*"'),
      ]);
    const shown = heads('.gezi-fd-column-head');
    await expect(shown).toHaveLength(COLUMNS.length);
    await expect(shown).toEqual(heads('.gezi-form-rows th[scope=col]'));
    await loaded(canvasElement);
    // Columns are as wide as their contents in a running form, equally wide on the canvas.
    for (const body of canvasElement.querySelectorAll<HTMLElement>('.gezi-form-body .gezi-form-body'))
      body.style.flex = `0 0 ${COLUMN_WIDTH}px`;
    const { canvas, running } = boards(canvasElement);
    await comparePictures(canvas, running, ['.gezi-fd-dynamic-zone .gezi-form-body', 'tbody .gezi-form-body']);
  },
};

const DISPLAYED = Object.values(fieldTypes)
  .filter(({ hasValue, layout }) => !hasValue && layout === 'colItem')
  .map(({ type }) => type);

export const DisplayParts: Story = {
  args: { content: form(DISPLAYED.map((type) => ({ ...fieldTypes[type].defaults, id: `part_${type}` }))) },
  async play({ canvasElement }) {
    const { canvas, running } = boards(canvasElement);
    await waitFor(() => expect(running.querySelectorAll('.gezi-form-display')).toHaveLength(DISPLAYED.length));
    const body = '.gezi-form-display > .gezi-form-body';
    await comparePictures(canvas, running, [body, body]);
  },
};

/** Labels, required marks and boxes of a field without a label of its own. */
export const TitleInOtherCell: Story = {
  args: {
    content: form([
      {
        ...fieldTypes.table.defaults,
        id: 'table_1',
        layoutArray: [
          [
            cell([{ ...fieldTypes.text.defaults, id: 'fd_title', text: '供应商名称' }], 1),
            cell(
              fields('cell', ['input']).map((item) => ({ ...item, showLabel: false, labelWidth: 1 })),
              2,
            ),
          ],
        ],
      },
    ]),
  },
  async play({ canvasElement }) {
    const marks = () =>
      [...canvasElement.querySelectorAll('.gezi-form-cell .gezi-form-body')].map(
        (body) => getComputedStyle(body, '::before').content,
      );
    // The star is drawn and not read aloud.
    await expect(marks()).toEqual(['none', '"*" / ""', 'none', '"*" / ""']);
  },
};
