import { BorderVerticleOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { useNode } from '../../designer/store/designerContext';
import { useTexts } from '../../designer/texts/useTexts';
import { ZoneView } from '../../designer/canvas/ZoneView';
import { columnStyle, rowStyle } from './rowLook';

/** The columns of a row, as wide as their spans. */
function RowView({ node }: { node: FormNode }) {
  return (
    <div className="gezi-form-row" style={rowStyle(node.data)}>
      {node.children.map((key, at) => (
        <Column key={key} columnKey={key} index={at} />
      ))}
    </div>
  );
}

function Column({ columnKey, index }: { columnKey: NodeKey; index: number }) {
  const texts = useTexts();
  const node = useNode(columnKey);
  if (!node || node.kind !== 'column') return null;
  return (
    <div className="gezi-form-col" style={columnStyle(node)}>
      <ZoneView zone={columnKey} items={node.children} hint={texts.emptyColumn} label={texts.column(index + 1)} />
    </div>
  );
}

export const rowFace: CanvasFace = { icon: <BorderVerticleOutlined aria-hidden />, Container: RowView };
