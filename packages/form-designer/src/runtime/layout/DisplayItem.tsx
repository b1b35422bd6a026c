import { memo } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../FieldProps';
import { UnknownField } from './UnknownField';
import { domId } from '../kit/domId';
import { itemSize } from '../kit/itemSize';
import { useRuntime } from '../runtimeContext';
import { FieldBoundary } from './FieldBoundary';
import { placeStyle } from './placeStyle';
import { usePartHidden } from './usePartHidden';

export interface DisplayItemProps {
  node: FormNode;
  bare: boolean;
}

/** A part without a value: text, line, link, or an unknown type. */
export const DisplayItem = memo(function DisplayItem({ node, bare }: DisplayItemProps) {
  const { fields, prefix, size, readOnly, disabled, labelWidth } = useRuntime();
  const isHidden = usePartHidden(node.key);
  if (isHidden) return null;
  const item = node.data;
  const type = textMember(item, 'compType');
  const label = textMember(item, 'label');
  const hasLabel = !bare && label !== '' && booleanMember(item, 'showLabel');
  const own = itemSize(item, size);
  const field: FieldProps = {
    item,
    plan: undefined,
    path: node.key,
    name: textMember(item, 'id', node.key),
    id: domId(prefix, node.key),
    labelId: undefined,
    label,
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
  const style = bare
    ? undefined
    : placeStyle(numberMember(item, 'span', 24), numberMember(item, 'labelWidth', labelWidth), hasLabel);
  return (
    <div
      className={`gezi-form-item gezi-form-display${own === size ? '' : ' gezi-form-item-small'}`}
      data-part={field.name}
      style={style}
    >
      {hasLabel && <span className="gezi-form-label">{label}</span>}
      <div className="gezi-form-body">
        <FieldBoundary>
          <Field {...field} />
        </FieldBoundary>
      </div>
    </div>
  );
});

const nothing = () => undefined;
