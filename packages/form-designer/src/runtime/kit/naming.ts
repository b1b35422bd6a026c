import type { FieldProps } from '../FieldProps';

/**
 * The attributes that connect a native control to its label and message.
 *
 * @param isBusy whether the live control is loading
 */
export function controlAttributes(field: FieldProps, isBusy = false) {
  return {
    id: field.id,
    name: field.name,
    disabled: field.disabled,
    'aria-label': field.labelId === undefined ? field.label : undefined,
    'aria-busy': isBusy || undefined,
    ...states(field),
  };
}

/** The same for a group of controls, which is called by its label. */
export function groupAttributes(field: FieldProps) {
  return {
    id: field.id,
    'aria-labelledby': field.labelId,
    'aria-label': field.labelId === undefined ? field.label : undefined,
    'aria-describedby': field.describedBy,
  };
}

/** State props of a live antd control, which sets `disabled` itself. */
export function states(field: FieldProps) {
  return {
    'aria-required': field.required || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  };
}
