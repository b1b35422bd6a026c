import { memo, type CSSProperties } from 'react';
import { columnWidths } from '../../core/document/columnWidths';
import type { FormNode } from '../../core/document/FormDocument';
import { booleanMember, numberMember, objectMember, textMember } from '../../core/document/members';
import { safeColor } from '../../runtime/kit/safeColor';
import { useRuntime } from '../../runtime/runtimeContext';
import type { DrawParts } from '../../runtime/layout/DrawParts';
import { usePartHidden } from '../../runtime/layout/usePartHidden';

/** A table of cells that may span others; below a certain width its cells are stacked. */
export const TableLayout = memo(function TableLayout({ node, parts }: { node: FormNode; parts: DrawParts }) {
  const { document } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  const { data } = node;
  const starts = (node.rows ?? []).map((_, row) =>
    (node.rows ?? []).slice(0, row).reduce((sum, count) => sum + count, 0),
  );
  const width = numberMember(data, 'width', 100);
  const height = Math.max(0, Math.min(1500, numberMember(data, 'rowHeight', numberMember(data, 'height', 50))));
  return (
    <div className="gezi-form-part gezi-form-scroll">
      {/* A layout table; labels express the relations. */}
      <table
        className="gezi-form-table"
        role="presentation"
        style={{ width: `${Math.max(1, Math.min(500, width))}%`, '--row': `${height}px` } as CSSProperties}
      >
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
                return booleanMember(cell.data, 'hide') ? null : <Cell key={key} cell={cell} parts={parts} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function Cell({ cell, parts }: { cell: FormNode; parts: DrawParts }) {
  const style = objectMember(cell.data, 'style');
  const ground = safeColor(textMember(style, 'background'), PLAIN);
  const isTitle = TITLE.includes(textMember(style, 'background').toUpperCase());
  const own = ground !== undefined && !isTitle;
  return (
    <td
      colSpan={Math.max(1, numberMember(cell.data, 'col', 1))}
      rowSpan={Math.max(1, numberMember(cell.data, 'row', 1))}
      className={
        isTitle ? 'gezi-form-cell gezi-form-cell-title' : own ? 'gezi-form-cell gezi-form-cell-own' : 'gezi-form-cell'
      }
      style={own ? { background: ground } : undefined}
    >
      {parts(cell.children)}
    </td>
  );
}

/** White and the grey of titles stand for the colours of the theme, also in dark mode. */
const PLAIN = ['#FFFFFF', '#FFF', 'white'];
const TITLE = ['#F6F6F6'];
