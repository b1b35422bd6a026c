import { memo } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import { useRuntime } from '../../runtime/runtimeContext';
import type { DrawParts } from '../../runtime/layout/DrawParts';
import { usePartHidden } from '../../runtime/layout/usePartHidden';
import { columnStyle, rowStyle } from './rowLook';

/** A row of columns, side by side where there is room for them. */
export const RowLayout = memo(function RowLayout({ node, parts }: { node: FormNode; parts: DrawParts }) {
  const { document } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  return (
    <div className="gezi-form-inset">
      <div className="gezi-form-row" style={rowStyle(node.data)}>
        {node.children.map((key) => {
          const column = document.nodes.get(key);
          if (column?.kind !== 'column') return null;
          return (
            <div key={key} className="gezi-form-col" style={columnStyle(column)}>
              <div className="gezi-form-grid">{parts(column.children)}</div>
            </div>
          );
        })}
      </div>
    </div>
  );
});
