import { LayoutOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { tdItemFace } from '../td-item/Canvas';
import { memo, useContext } from 'react';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { columnWidths } from '../../core/document/columnWidths';
import { numberMember, objectMember, textMember } from '../../core/document/members';
import { useFromStore, useNode, useSelected } from '../../designer/store/designerContext';
import { useTexts } from '../../designer/texts/useTexts';
import { ItemTools } from '../../designer/canvas/ItemTools';
import { ItemView } from '../../designer/canvas/itemView';

/** A table with merged cells; covered ones are not rendered. */
function TableView({ node }: { node: FormNode }) {
  const texts = useTexts();
  const { data, children, rows = [] } = node;
  const width = Math.min(500, Math.max(0, numberMember(data, 'width', 100)));
  const height = Math.min(1500, Math.max(0, numberMember(data, 'height', 50)));
  // As text, so that other changes do not render again.
  const widths = useFromStore(({ document }) => columnWidths(document, node).join());
  return (
    <fieldset className="gezi-fd-table-frame" aria-label={texts.types.table}>
      <table role="none" className="gezi-fd-table" style={{ width: `${Math.max(20, width)}%` }}>
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
              <tr role="none" key={row} style={{ height: Math.min(300, height) }}>
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

const WHITE = ['#ffffff', '#fff', 'white', ''];
const TITLE = ['#f6f6f6'];

const Cell = memo(function Cell({ cellKey }: { cellKey: NodeKey }) {
  const texts = useTexts();
  const Item = useContext(ItemView);
  const node = useNode(cellKey);
  const selected = useSelected(cellKey);
  if (!node || node.kind !== 'cell' || node.data['hide'] === true) return null;
  const style = objectMember(node.data, 'style');
  const background = textMember(style, 'background').toLowerCase();
  const themed = WHITE.includes(background) ? '' : TITLE.includes(background) ? ' gezi-fd-cell-title' : undefined;
  return (
    <td
      role="treeitem"
      aria-selected={selected === 'primary' || selected === 'member'}
      aria-label={texts.types.tdItem}
      aria-expanded
      tabIndex={selected === 'primary' || selected === 'focus' ? 0 : -1}
      data-key={cellKey}
      data-cell=""
      data-zone={cellKey}
      colSpan={Math.max(1, numberMember(node.data, 'col', 1))}
      rowSpan={Math.max(1, numberMember(node.data, 'row', 1))}
      className={`gezi-fd-cell gezi-fd-item-${selected}${themed ?? ''}`}
      style={
        themed === undefined && /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/.test(background)
          ? { background }
          : undefined
      }
    >
      {/* Omitted if empty, because a group without components has no meaning. */}
      {node.children.length > 0 ? (
        <fieldset aria-label={texts.types.tdItem} className="gezi-fd-cell-items">
          {node.children.map((key) => (
            <Item key={key} itemKey={key} />
          ))}
        </fieldset>
      ) : null}
      {selected === 'primary' ? <ItemTools name={texts.types.tdItem} icon={tdItemFace.icon} cell /> : null}
    </td>
  );
});

export const tableFace: CanvasFace = { icon: <LayoutOutlined aria-hidden />, Container: TableView };
