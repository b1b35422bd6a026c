import { memo } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import { booleanMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../FieldProps';
import { UnknownField } from './UnknownField';
import { domId } from '../kit/domId';
import { itemSize } from '../kit/itemSize';
import { useRuntime } from '../runtimeContext';
import { FieldBoundary } from './FieldBoundary';
import { FieldFrame } from './FieldFrame';
import { fieldLook, type FieldPlace } from './fieldLook';
import { usePartHidden } from './usePartHidden';

export interface DisplayItemProps {
  node: FormNode;
  place: FieldPlace;
}

/** A part without a value: text, line, link, or an unknown type. */
export const DisplayItem = memo(function DisplayItem({ node, place }: DisplayItemProps) {
  const { fields, prefix, size, readOnly, disabled } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  const item = node.data;
  const type = textMember(item, 'compType');
  const look = fieldLook(item, { place, isShown: false });
  const own = itemSize(item, size);
  const field: FieldProps = {
    item,
    plan: undefined,
    path: node.key,
    name: textMember(item, 'id', node.key),
    id: domId(prefix, node.key),
    labelId: undefined,
    label: textMember(item, 'label'),
    value: null,
    onChange: nothing,
    onBlur: nothing,
    readOnly,
    disabled: disabled || booleanMember(item, 'disabled'),
    required: false,
    invalid: false,
    describedBy: undefined,
    size: own,
  };
  const Field = Object.hasOwn(fields, type) ? fields[type]! : UnknownField;
  return (
    <FieldFrame
      look={look}
      isRequired={false}
      isSmall={own !== size}
      className=" gezi-form-display"
      data-part={field.name}
    >
      <FieldBoundary>
        <Field {...field} />
      </FieldBoundary>
    </FieldFrame>
  );
});

const nothing = () => undefined;
