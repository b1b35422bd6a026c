import { memo } from 'react';
import { columnWidths } from '../../core/document/columnWidths';
import type { FormNode } from '../../core/document/FormDocument';
import { booleanMember } from '../../core/document/members';
import { useRuntime } from '../../runtime/runtimeContext';
import type { DrawParts } from '../../runtime/layout/DrawParts';
import { usePartHidden } from '../../runtime/layout/usePartHidden';
import { cellLook, tableStyle } from './tableLook';

/** A table of cells that may span others; below a certain width its cells are stacked. */
export const TableLayout = memo(function TableLayout({ node, parts }: { node: FormNode; parts: DrawParts }) {
  const { document } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  const starts = (node.rows ?? []).map((_, row) =>
    (node.rows ?? []).slice(0, row).reduce((sum, count) => sum + count, 0),
  );
  return (
    <div className="gezi-form-part gezi-form-scroll">
      {/* A layout table; labels express the relations. */}
      <table className="gezi-form-table" role="presentation" style={tableStyle(node.data)}>
        <colgroup>
          {columnWidths(document, node).map((percent, column) => (
            <col key={column} style={percent === undefined ? undefined : { width: `${percent}%` }} />
          ))}
        </colgroup>
        <tbody>
          {(node.rows ?? []).map((count, row) => (
            <tr key={node.children[starts[row]!] ?? `row ${row}`}>
              {node.children.slice(starts[row], starts[row]! + count).map((key) => {
                const cell = document.nodes.get(key)!;
                return booleanMember(cell.data, 'hide') ? null : (
                  <td key={key} {...cellLook(cell.data)}>
                    {parts(cell.children)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
