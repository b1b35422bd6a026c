import { RevoGrid, type ColumnRegular } from '@revolist/react-datagrid';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, options, ROW_HEIGHT, type BenchRow } from './data';

const labels = new Map(options.map(({ value, label }) => [value, label]));

export const revoGrid: Contender = {
  name: 'RevoGrid',
  mount(root, rows, edit) {
    const gridColumns: ColumnRegular[] = columns.map(({ key, title, type }) => ({
      prop: key,
      name: title,
      size: COLUMN_WIDTH,
      readonly: !edit,
      cellTemplate(h, { value }) {
        const shown = value as BenchRow[string];
        if (type === 'checkbox') return h('input', { type: 'checkbox', checked: shown, disabled: !edit });
        const text = type === 'select' ? labels.get(shown as string) : String(shown);
        return edit ? h('input', { type: 'text', 'aria-label': title, style: { width: '100%' }, value: text }) : text;
      },
    }));
    createRoot(root).render(
      <div style={{ height: HEIGHT }}>
        <RevoGrid source={rows} columns={gridColumns} rowSize={ROW_HEIGHT} theme="compact" />
      </div>,
    );
    return {
      scroller: () => root.querySelector<HTMLElement>('revogr-viewport-scroll.rgCol .vertical-inner'),
      update(row, column, value) {
        const grid = root.querySelector('revo-grid') as HTMLElement & {
          setDataAt(at: { row: number; col: number; val: unknown }): Promise<void>;
        };
        void grid.setDataAt({ row, col: columns.findIndex(({ key }) => key === column), val: value });
      },
    };
  },
};
