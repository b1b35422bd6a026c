import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import '@gezi/editable-grid/styles.css';
import { FormDesigner } from '@gezi/form-designer/designer';
import '@gezi/form-designer/styles.css';
import { GeziProvider } from '@gezi/ui';
import '@gezi/ui/styles.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { manyComponents } from '../../form-designer/pages/manyComponents.ts';
import { painted } from '../../kit/page/frames';
import type { Contender, PeerRow } from './contender';
import { columns, options } from './data';

const TYPES = { text: 'input', digit: 'inputNumber', select: 'select', date: 'date' } as const;
const gridColumns = columns.map(({ key, title, type }): GridColumn<PeerRow> => ({
  key,
  title,
  type: TYPES[type],
  width: 150,
  ...(type === 'select' ? { options } : {}),
}));

export const gezi: Contender = {
  designer: (root, count) => show(root, <FormDesigner content={manyComponents(count)} onSave={() => undefined} />),
  component: '[role=tree] > [role=presentation] > [data-key]',
  grid: (root, rows, edit) =>
    show(
      root,
      <EditableGrid
        columns={gridColumns}
        rows={rows}
        readOnly={!edit}
        alwaysEdit={edit}
        maxHeight={600}
        label="peers"
      />,
    ),
};

function show(root: HTMLElement, node: ReactNode): Promise<void> {
  createRoot(root).render(<GeziProvider>{node}</GeziProvider>);
  return painted();
}
