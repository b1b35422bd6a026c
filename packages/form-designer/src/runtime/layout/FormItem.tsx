import { memo, useCallback } from 'react';
import { booleanMember, textMember } from '../../core/document/members';
import type { Json } from '../../core/document/FormDocument';
import { useRuntime } from '../runtimeContext';
import { domId } from '../kit/domId';
import { itemSize } from '../kit/itemSize';
import type { FieldAddress } from '../store/FieldAddress';
import { useFieldState } from '../store/useFieldState';
import { FieldBoundary } from './FieldBoundary';
import type { FieldProps } from '../FieldProps';
import { UnknownField } from './UnknownField';
import { FieldFrame } from './FieldFrame';
import { fieldLook, type FieldPlace } from './fieldLook';

export interface FormItemProps {
  address: FieldAddress;
  place: FieldPlace;
  /** Name of the field, if it is more specific than the label of the item. */
  label?: string | undefined;
}

/** One field with its label and message; renders again only if its own state changes. */
export const FormItem = memo(function FormItem({ address, place, label: given }: FormItemProps) {
  const { store, fields, prefix, size, disabled, ...runtime } = useRuntime();
  const state = useFieldState(store, address);
  const onChange = useCallback((value: Json) => store.enter(address, value), [store, address]);
  const onBlur = useCallback(() => store.leave(address), [store, address]);
  if (state.hidden) return null;

  const { plan } = address;
  const readOnly = runtime.readOnly || plan.readOnly;
  const item = plan.data;
  const label = given ?? (plan.label || plan.id);
  const look = fieldLook(item, { place, isShown: true });
  const id = domId(prefix, address.path);
  const errorId = `${id}-error`;
  const Field = Object.hasOwn(fields, plan.type) ? fields[plan.type]! : UnknownField;
  // Rows of a dynamicTable are compact.
  const own = address.cell ? 'small' : itemSize(item, size);
  const field: FieldProps = {
    item,
    plan,
    path: address.path,
    name: plan.id,
    id,
    labelId: look.label === undefined ? undefined : `${id}-label`,
    label,
    value: state.value,
    onChange,
    onBlur,
    readOnly,
    disabled: disabled || state.disabled || booleanMember(item, 'disabled'),
    required: state.required,
    invalid: state.error !== undefined,
    describedBy: state.error === undefined ? undefined : errorId,
    size: own,
  };
  return (
    <FieldFrame
      look={look}
      isRequired={state.required && !readOnly}
      isSmall={own !== size}
      labelId={field.labelId}
      controlId={readOnly ? undefined : id}
      className={state.error === undefined ? '' : ' gezi-form-item-invalid'}
      data-field={plan.id}
    >
      <FieldBoundary>
        <Field {...field} />
      </FieldBoundary>
      {textMember(item, 'help') !== '' && <div className="gezi-form-help">{textMember(item, 'help')}</div>}
      {state.error !== undefined && (
        <div className="gezi-form-error" id={errorId}>
          {state.error}
        </div>
      )}
    </FieldFrame>
  );
});
