import type { FormNode, Json } from '../../../core/document/FormDocument';
import type { PropertyField } from '../../../fields/FieldPanel';

/** What each control of the property panel is handed. */
export interface ControlProps {
  readonly field: PropertyField;
  /** Current value of the member, or the fallback if the component does not have it. */
  readonly value: Json | undefined;
  /** Undefined removes the member. `typing`: more of the same may follow and is one step to undo. */
  readonly onChange: (value: Json | undefined, typing?: boolean) => void;
  /** Id of the element the label is for. */
  readonly id: string;
  /** Name for screen readers where the control is several elements. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** Several components have different values: `value` is undefined, and a new value applies to all. */
  readonly mixed?: boolean | undefined;
  /** The component the property belongs to; none for the settings of the form. */
  readonly node?: FormNode | undefined;
}
