import { beforeAll, describe, expect, test } from 'vitest';
import type { CellPaint, FaceMode } from '../dom/CellFace';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { zhCN } from '../texts/zh-CN';
import { cellRegistry } from './registry';

const options = [
  { value: 'pipe', label: '管材', color: 'blue' },
  { value: 'valve', label: '阀门' },
];

/** Two values of a type and their display texts. */
const SHOWN: Record<string, readonly (readonly [value: unknown, text: string])[]> = {
  input: [
    ['DN25', 'DN25'],
    ['DN50', 'DN50'],
  ],
  inputNumber: [
    [12, '12'],
    [0, '0'],
  ],
  textarea: [
    ['甲\n乙', '甲 乙'],
    ['丙', '丙'],
  ],
  input_pop: [
    ['甲\n乙', '甲↵乙'],
    ['丙', '丙'],
  ],
  select: [
    ['pipe', '管材'],
    ['valve', '阀门'],
  ],
  'select-search': [
    ['pipe', '管材'],
    ['valve', '阀门'],
  ],
  sel_search: [
    ['pipe', '管材'],
    ['valve', '阀门'],
  ],
  radio: [
    ['pipe', '管材'],
    ['valve', '阀门'],
  ],
  list_multi: [
    ['pipe,valve', '管材阀门'],
    ['valve', '阀门'],
  ],
  'select-multiple': [
    ['pipe,valve', '管材阀门'],
    ['valve', '阀门'],
  ],
  date: [
    ['2026-01-05 09:30:00', '2026-01-05'],
    ['2026-01-06', '2026-01-06'],
  ],
  datetime: [
    ['2026-01-05T09:30:00', '2026-01-05 09:30:00'],
    ['2026-01-06 10:00:00', '2026-01-06 10:00:00'],
  ],
  time: [
    ['09:30:00', '09:30:00'],
    ['10:00:00', '10:00:00'],
  ],
  progress: [
    [45, '45%'],
    [100, '100%'],
  ],
  tags: [
    ['急件;进口', '急件进口'],
    ['特级', '特级'],
  ],
  slot: [
    ['甲', '甲'],
    ['乙', '乙'],
  ],
  normal: [
    ['pipe', '管材'],
    ['x', 'x'],
  ],
};

const paintOf = (type: string, mode: FaceMode, value: unknown): CellPaint<object> => {
  const column: ResolvedColumn<object> = { key: 'k', title: '列', type, options };
  const text = cellRegistry.get(type).definition.format(value, column);
  const paint = {
    column,
    value,
    text,
    mode,
    access: 'edit',
    row: {},
    rowId: 'r',
    index: 0,
    number: 1,
    selected: false,
  };
  return { ...paint, access: 'edit', note: undefined, expanded: false, texts: zhCN };
};

function draw(type: string, mode: FaceMode, values: readonly unknown[]): HTMLElement[] {
  const { face } = cellRegistry.get(type);
  const template = document.createElement('div');
  const inside = face.build(paintOf(type, mode, null).column, mode, zhCN);
  if (inside) template.append(inside);
  return values.map((value) => {
    const cell = template.cloneNode(true) as HTMLElement;
    face.write(cell, paintOf(type, mode, value));
    return cell;
  });
}

beforeAll(() => cellRegistry.load());

describe.each(Object.entries(SHOWN))('%s', (type, shown) => {
  test('shows its text, and reuses its elements for the next value', () => {
    const [cell] = draw(type, 'show', [shown[0]![0]]);
    expect(cell!.textContent).toBe(shown[0]![1]);
    const first = cell!.firstChild;
    cellRegistry.get(type).face.write(cell!, paintOf(type, 'show', shown[1]![0]));
    expect(cell!.textContent).toBe(shown[1]![1]);
    expect(cell!.firstChild).toBe(first);
  });

  test('shows nothing for an empty value', () => {
    for (const cell of draw(type, 'show', [null, undefined, ''])) expect(cell.textContent).toBe('');
  });

  test('is updated in place while it is edited', () => {
    const [cell] = draw(type, 'edit', [shown[0]![0]]);
    const nodes = [...cell!.querySelectorAll('*')];
    cellRegistry.get(type).face.write(cell!, paintOf(type, 'edit', shown[1]![0]));
    expect([...cell!.querySelectorAll('*')]).toEqual(nodes);
    const inputs = [...cell!.querySelectorAll<HTMLInputElement>('input[type=text]')];
    expect(inputs.map((input) => input.value)).toEqual(
      inputs.map(() => shown[1]![1].replace(/^(急件)(进口)$/, '$1;$2')),
    );
  });
});

test('radio buttons of different rows are independent', () => {
  const [one, two] = draw('radio', 'edit', ['pipe', 'valve']);
  const group = (cell: HTMLElement) => cell.querySelector('input')!.name;
  expect(group(one!)).not.toBe(group(two!));
  expect([...one!.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
});

test('a tag takes the colour of the column, else of its choice', () => {
  const { face } = cellRegistry.get('list_multi');
  const [cell] = draw('list_multi', 'show', ['pipe,valve']);
  const colors = () =>
    [...cell!.querySelectorAll<HTMLElement>('.gezi-tag')].map(({ style }) => style.getPropertyValue('--gezi-tag'));
  expect(colors()).toEqual(['blue', '']);
  const paint = paintOf('list_multi', 'show', 'pipe,valve');
  const setTagColor = (tag: string) => (tag === '阀门' ? 'volcano' : undefined);
  face.write(cell!, { ...paint, column: { ...paint.column, setTagColor } });
  expect(colors()).toEqual(['blue', '#fa541c']);
});
