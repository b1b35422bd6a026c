import { BranchesOutlined } from '@ant-design/icons';
import { memo } from 'react';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { idOf, typeOf } from '../../core/document/containers';
import { booleanMember, objectMember, textMember } from '../../core/document/members';
import { findCanvasFace, typeIcon } from '../../fields/canvasFaces';
import { fieldLook } from '../../runtime/layout/fieldLook';
import { findFieldType } from '../../fields/fieldTypes';
import { useNode, useSelected, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { FieldView, placeIn } from './FieldView';
import { ItemTools } from './ItemTools';
import { labelOf, nameOf, typeName } from './nameOf';

/** One component on the canvas; renders again only when it or its selection changes. */
export const CanvasItem = memo(function CanvasItem({ itemKey }: { itemKey: NodeKey }) {
  const texts = useTexts();
  const store = useStore();
  const node = useNode(itemKey);
  const selected = useSelected(itemKey);
  if (!node || node.kind === 'opaque') return null;
  const type = typeOf(node.data);
  const logic = Object.keys(objectMember(node.data, 'logic')).length > 0;
  const { Container, Face } = findCanvasFace(type) ?? {};
  const container = Container !== undefined;
  const { hasValue } = findFieldType(type) ?? { hasValue: false };
  const look = fieldLook(node.data, { place: placeIn(store, node.parent), isShown: hasValue });
  const face = Container ? (
    <Container node={node} />
  ) : Face ? (
    <Face data={node.data} />
  ) : (
    <span className="gezi-fd-unknown">
      {typeIcon(type)} {texts.unknownType(type)} {labelOf(node)}
    </span>
  );
  return (
    <div
      role="treeitem"
      aria-selected={selected === 'primary' || selected === 'member'}
      aria-label={`${nameOf(node, texts)}${booleanMember(node.data, 'required') ? `，${texts.required}` : ''}${logic ? `，${texts.hasLogic}` : ''}`}
      aria-expanded={container ? true : undefined}
      tabIndex={selected === 'primary' || selected === 'focus' ? 0 : -1}
      data-key={itemKey}
      className={`gezi-fd-item${container ? ' gezi-fd-item-container' : ''} gezi-fd-item-${selected}`}
      // Rows and tables have their lines to themselves.
      style={container && !hasValue ? undefined : look.style}
    >
      {look.place === 'column' ? <ColumnHead node={node} /> : null}
      {container && !hasValue ? (
        face
      ) : (
        <FieldView node={node} look={look} isHidden={!container}>
          {face}
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

/** Head of a column of a dynamicTable. */
const ColumnHead = ({ node: { data } }: { node: FormNode }) => (
  <span
    aria-hidden
    className={booleanMember(data, 'required') ? 'gezi-fd-column-head gezi-form-required' : 'gezi-fd-column-head'}
  >
    {textMember(data, 'label') || idOf(data)}
  </span>
);
