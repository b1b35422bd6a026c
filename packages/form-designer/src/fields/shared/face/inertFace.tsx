import type { ComponentType, ReactNode } from 'react';
import type { JsonObject } from '../../../core/document/FormDocument';
import { typeOf } from '../../../core/document/containers';
import { booleanMember, textMember } from '../../../core/document/members';
import { initialValue } from '../../../core/model/initialValue';
import type { FieldProps } from '../../../runtime/FieldProps';
import type { Face } from '../../CanvasFace';

/**
 * The control of the running form with its initial value, as a picture.
 *
 * @param Field draws the control; it sends no requests
 */
export const inertFace = (Field: ComponentType<FieldProps>): Face =>
  function InertFace({ data }) {
    return (
      <Inert>
        <Field {...inertField(data)} />
      </Inert>
    );
  };

/** Content that is seen, but neither focused nor pressed. */
export const Inert = ({ children }: { children: ReactNode }) => <div ref={turnOff}>{children}</div>;

// React 18 does not know the property.
const turnOff = (place: HTMLElement | null) => place?.setAttribute('inert', '');

/** Props of a field that nobody fills in. */
const inertField = (item: JsonObject): FieldProps => ({
  item,
  plan: undefined,
  path: '',
  name: '',
  id: '',
  labelId: undefined,
  label: textMember(item, 'label'),
  value: initialValue(typeOf(item), item),
  onChange: ignore,
  onBlur: ignore,
  readOnly: false,
  disabled: booleanMember(item, 'disabled'),
  required: false,
  invalid: false,
  describedBy: undefined,
  size: 'medium',
});

const ignore = () => {};
