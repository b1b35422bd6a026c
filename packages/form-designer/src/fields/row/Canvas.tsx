import { BorderVerticleOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { numberMember, textMember } from '../../core/document/members';
import { useNode } from '../../designer/store/designerContext';
import { useTexts } from '../../designer/texts/useTexts';
import { ZoneView } from '../../designer/canvas/ZoneView';

const JUSTIFY: Record<string, string> = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  'space-around': 'space-around',
  'space-between': 'space-between',
};
const ALIGN: Record<string, string> = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

/** The columns of a row, as wide as their spans. */
function RowView({ node }: { node: FormNode }) {
  const { data } = node;
  const flex = textMember(data, 'flex') === 'flex';
  const gutter = Math.min(100, Math.max(0, numberMember(data, 'gutter', 0)));
  return (
    <div
      className="gezi-fd-row"
      style={{
        justifyContent: flex ? JUSTIFY[textMember(data, 'justify')] : undefined,
        alignItems: flex ? ALIGN[textMember(data, 'align')] : undefined,
      }}
    >
      {node.children.map((key, at) => (
        <Column key={key} columnKey={key} index={at} gutter={gutter} />
      ))}
    </div>
  );
}

function Column({ columnKey, index, gutter }: { columnKey: NodeKey; index: number; gutter: number }) {
  const texts = useTexts();
  const node = useNode(columnKey);
  if (!node || node.kind !== 'column') return null;
  const span = Math.min(24, Math.max(1, numberMember(node.data, 'span', 12)));
  return (
    <div className="gezi-fd-column" style={{ width: `${(span / 24) * 100}%`, paddingInline: gutter / 4 }}>
      <ZoneView zone={columnKey} items={node.children} hint={texts.emptyColumn} label={texts.column(index + 1)} />
    </div>
  );
}

export const rowFace: CanvasFace = { icon: <BorderVerticleOutlined aria-hidden />, Container: RowView };
