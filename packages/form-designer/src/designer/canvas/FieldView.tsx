import type { ReactNode } from 'react';
import { typeOf } from '../../core/document/containers';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { booleanMember, textMember } from '../../core/document/members';
import { findFieldType } from '../../fields/fieldTypes';
import { itemSize } from '../../runtime/kit/itemSize';
import { FieldFrame } from '../../runtime/layout/FieldFrame';
import type { FieldLook, FieldPlace } from '../../runtime/layout/fieldLook';
import type { DesignerStore } from '../store/DesignerStore';

export interface FieldViewProps {
  node: FormNode;
  look: FieldLook;
  /** Hidden from screen readers, because they announce the item around it. */
  isHidden: boolean;
  children: ReactNode;
}

/** A field as the running form draws it, in the item that is selected and dragged. */
export function FieldView({ node, look, isHidden, children }: FieldViewProps) {
  const { data } = node;
  const { hasValue } = findFieldType(typeOf(data)) ?? { hasValue: false };
  const help = textMember(data, 'help');
  return (
    <FieldFrame
      look={look}
      isRequired={hasValue && booleanMember(data, 'required')}
      isSmall={look.place === 'column' || itemSize(data, 'medium') !== 'medium'}
      className={`${hasValue ? '' : ' gezi-form-display'}${isHidden ? ' gezi-fd-field' : ''}`}
      aria-hidden={isHidden || undefined}
    >
      {children}
      {hasValue && help !== '' ? <div className="gezi-form-help">{help}</div> : null}
    </FieldFrame>
  );
}

/** Where a component stands, by the part that holds it. */
export function placeIn({ document }: DesignerStore, parent: NodeKey | null): FieldPlace {
  const kind = parent === null ? undefined : document.nodes.get(parent)?.kind;
  return kind === 'cell' ? 'cell' : kind === 'item' ? 'column' : 'grid';
}
