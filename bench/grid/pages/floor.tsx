import { useTable, tableFeatures, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { COLUMN_WIDTH, columns, HEIGHT, options, ROW_HEIGHT, type BenchRow } from './data';

const features = tableFeatures({});
const definitions: ColumnDef<typeof features, BenchRow>[] = columns.map(({ key, title }) => ({
  accessorKey: key,
  header: title,
}));

const Line = memo(function Line({ row, edit }: { row: BenchRow; edit: boolean }) {
  return columns.map(({ key, type, title }, nth) => {
    const value = row[key]!;
    const style = { position: 'absolute', left: nth * COLUMN_WIDTH, width: COLUMN_WIDTH } as const;
    if (!edit)
      return (
        <div key={key} style={style}>
          {String(value)}
        </div>
      );
    if (type === 'checkbox')
      return <input key={key} style={style} aria-label={title} type="checkbox" defaultChecked={value as boolean} />;
    if (type === 'select')
      return (
        <select key={key} style={style} aria-label={title} defaultValue={value as string}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    return (
      <input
        key={key}
        style={style}
        aria-label={title}
        type={type === 'date' ? 'date' : 'text'}
        defaultValue={value as string}
      />
    );
  });
});

/** Lower bound of a conventional grid: TanStack's table and virtualizer with native controls only. */
export const floor: Contender = {
  name: 'TanStack + native inputs',
  mount(root, rows, edit) {
    let write: (row: number, column: string, value: string | number) => void = () => {};
    function Bench() {
      const [data, setData] = useState(rows);
      write = (row, column, value) => setData((before) => before.with(row, { ...before[row]!, [column]: value }));
      const scroller = useRef<HTMLDivElement>(null);
      const table = useTable({ features, columns: definitions, data, getRowId: (row) => row.id as string });
      const model = table.getRowModel().rows;
      const virtual = useVirtualizer({
        count: model.length,
        getScrollElement: () => scroller.current,
        estimateSize: () => ROW_HEIGHT,
        overscan: 4,
      });
      return (
        <div ref={scroller} className="floor" style={{ height: HEIGHT, overflow: 'auto' }}>
          <div style={{ position: 'relative', height: virtual.getTotalSize(), width: columns.length * COLUMN_WIDTH }}>
            {virtual.getVirtualItems().map(({ key, index, start }) => (
              <div
                key={key}
                style={{
                  position: 'absolute',
                  height: ROW_HEIGHT,
                  transform: `translateY(${start}px)`,
                  contain: 'layout',
                }}
              >
                <Line row={model[index]!.original} edit={edit === true} />
              </div>
            ))}
          </div>
        </div>
      );
    }
    createRoot(root).render(<Bench />);
    return {
      scroller: () => root.querySelector<HTMLElement>('.floor'),
      update: (row, column, value) => write(row, column, value),
    };
  },
};
