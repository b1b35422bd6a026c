import { BranchesOutlined } from '@ant-design/icons';
import { memo } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';
import { typeOf } from '../../core/document/containers';
import { booleanMember, numberMember, objectMember } from '../../core/document/members';
import { findCanvasFace, typeIcon } from '../../fields/canvasFaces';
import { useNode, useSelected } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { FieldView } from './FieldView';
import { ItemTools } from './ItemTools';
import { labelOf, nameOf, typeName } from './nameOf';

/** One component on the canvas; renders again only when it or its selection changes. */
export const CanvasItem = memo(function CanvasItem({ itemKey }: { itemKey: NodeKey }) {
  const texts = useTexts();
  const node = useNode(itemKey);
  const selected = useSelected(itemKey);
  if (!node || node.kind === 'opaque') return null;
  const span = Math.min(24, Math.max(1, Math.round(numberMember(node.data, 'span', 24))));
  const type = typeOf(node.data);
  const logic = Object.keys(objectMember(node.data, 'logic')).length > 0;
  const { Container, Face } = findCanvasFace(type) ?? {};
  const container = Container !== undefined;
  return (
    <div
      role="treeitem"
      aria-selected={selected === 'primary' || selected === 'member'}
      aria-label={`${nameOf(node, texts)}${booleanMember(node.data, 'required') ? `，${texts.required}` : ''}${logic ? `，${texts.hasLogic}` : ''}`}
      aria-expanded={container ? true : undefined}
      tabIndex={selected === 'primary' || selected === 'focus' ? 0 : -1}
      data-key={itemKey}
      className={`gezi-fd-item${container ? ' gezi-fd-item-container' : ''} gezi-fd-item-${selected}`}
      style={span === 24 ? undefined : { flexBasis: `${(span / 24) * 100}%` }}
    >
      {Container ? (
        <Container node={node} />
      ) : (
        <FieldView data={node.data}>
          {Face ? (
            <Face data={node.data} />
          ) : (
            <span className="gezi-fd-unknown">
              {typeIcon(type)} {texts.unknownType(type)} {labelOf(node)}
            </span>
          )}
        </FieldView>
      )}
      {logic ? (
        <span className="gezi-fd-logic-mark" title={texts.hasLogic}>
          <BranchesOutlined aria-hidden />
        </span>
      ) : null}
      {selected === 'primary' ? <ItemTools name={typeName(node, texts)} icon={typeIcon(type)} /> : null}
    </div>
  );
});
