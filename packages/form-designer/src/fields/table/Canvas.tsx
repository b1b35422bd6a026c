import { LayoutOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { tdItemFace } from '../td-item/Canvas';
import { memo, useContext } from 'react';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { columnWidths } from '../../core/document/columnWidths';
import { booleanMember } from '../../core/document/members';
import { useFromStore, useNode, useSelected } from '../../designer/store/designerContext';
import { nameOfType } from '../../designer/canvas/nameOf';
import { useTexts } from '../../designer/texts/useTexts';
import { ItemTools } from '../../designer/canvas/ItemTools';
import { ItemView } from '../../designer/canvas/itemView';
import { cellLook, tableStyle } from './tableLook';

/** A table with merged cells; covered ones are not rendered. */
function TableView({ node }: { node: FormNode }) {
  const texts = useTexts();
  const { children, rows = [] } = node;
  // As text, so that other changes do not render again.
  const widths = useFromStore(({ document }) => columnWidths(document, node).join());
  return (
    <fieldset className="gezi-form-scroll gezi-fd-table-frame" aria-label={nameOfType('table', texts)}>
      <table role="none" className="gezi-form-table" style={tableStyle(node.data)}>
        <colgroup>
          {widths.split(',').map((percent, column) => (
            <col key={column} style={percent === '' ? undefined : { width: `${percent}%` }} />
          ))}
        </colgroup>
        <tbody role="none">
          {rows.map((count, row) => {
            const from = rows.slice(0, row).reduce((sum, each) => sum + each, 0);
            const cells = children.slice(from, from + count);
            return (
              <tr role="none" key={row}>
                {cells.map((key) => (
                  <Cell key={key} cellKey={key} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </fieldset>
  );
}

const Cell = memo(function Cell({ cellKey }: { cellKey: NodeKey }) {
  const texts = useTexts();
  const Item = useContext(ItemView);
  const node = useNode(cellKey);
  const selected = useSelected(cellKey);
  if (!node || node.kind !== 'cell' || booleanMember(node.data, 'hide')) return null;
  const { className, ...look } = cellLook(node.data);
  return (
    <td
      role="treeitem"
      aria-selected={selected === 'primary' || selected === 'member'}
      aria-label={nameOfType('tdItem', texts)}
      aria-expanded
      tabIndex={selected === 'primary' || selected === 'focus' ? 0 : -1}
      data-key={cellKey}
      data-cell=""
      data-zone={cellKey}
      {...look}
      className={`${className} gezi-fd-cell gezi-fd-item-${selected}`}
    >
      {/* Omitted if empty, because a group without components has no meaning. */}
      {node.children.length > 0 ? (
        <fieldset aria-label={nameOfType('tdItem', texts)} className="gezi-fd-cell-items">
          {node.children.map((key) => (
            <Item key={key} itemKey={key} />
          ))}
        </fieldset>
      ) : null}
      {selected === 'primary' ? <ItemTools name={nameOfType('tdItem', texts)} icon={tdItemFace.icon} cell /> : null}
    </td>
  );
});

export const tableFace: CanvasFace = { icon: <LayoutOutlined aria-hidden />, Container: TableView };
