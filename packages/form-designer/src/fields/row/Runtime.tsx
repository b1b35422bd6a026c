import { memo, type CSSProperties } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import { numberMember, textMember } from '../../core/document/members';
import { useRuntime } from '../../runtime/runtimeContext';
import type { DrawParts } from '../../runtime/layout/DrawParts';
import { usePartHidden } from '../../runtime/layout/usePartHidden';

const JUSTIFY: Readonly<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  'space-around': 'space-around',
  'space-between': 'space-between',
};
const ALIGN: Readonly<Record<string, string>> = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

/** A row of columns, side by side where there is room for them. */
export const RowLayout = memo(function RowLayout({ node, parts }: { node: FormNode; parts: DrawParts }) {
  const { document } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  const { data } = node;
  const style = {
    '--gutter': `${Math.max(0, Math.min(100, numberMember(data, 'gutter', 0)))}px`,
    // Without `flex` they have no effect.
    ...(textMember(data, 'flex') !== 'default' && {
      justifyContent: JUSTIFY[textMember(data, 'justify')],
      alignItems: ALIGN[textMember(data, 'align')],
    }),
  } as CSSProperties;
  return (
    <div className="gezi-form-row" style={style}>
      {node.children.map((key) => {
        const column = document.nodes.get(key);
        if (column?.kind !== 'column') return null;
        const span = Math.max(1, Math.min(24, Math.round(numberMember(column.data, 'span', 24))));
        return (
          <div key={key} className="gezi-form-col" style={{ '--span': span } as CSSProperties}>
            <div className="gezi-form-grid">{parts(column.children)}</div>
          </div>
        );
      })}
    </div>
  );
});
