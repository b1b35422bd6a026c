import type { JsonObject } from '../document/FormDocument';
import type { PropertyField } from '../../fields/FieldPanel';
import { choice, number, text, toggle } from '../../fields/shared/panel/lines';

/** The settings of a new form (B§3). */
export const DEFAULT_CONFIG = {
  version: '1.10',
  formRef: 'elForm',
  formModel: 'form',
  rules: 'rules',
  size: 'medium',
  labelPosition: 'right',
  labelWidth: 80,
  formRules: 'rules',
  gutter: 15,
  disabled: false,
  dynamicTableAllowed: true,
} as const satisfies JsonObject;

/** The lines of the settings dialog with their bounds (B§3). */
export const formSettings: readonly PropertyField[] = [
  text('formRef', 'formRef', { fallback: 'elForm' }),
  text('formModel', 'formModel', { fallback: 'form' }),
  text('formRules', 'formRules', { fallback: 'rules' }),
  choice('size', 'size', ['medium', 'small', 'mini'], { fallback: 'medium' }),
  choice('labelPosition', 'labelPosition', ['right', 'left', 'top'], { fallback: 'right' }),
  number('labelWidth', 'labelWidth', { min: 60, max: 140, step: 1, fallback: 80 }),
  number('gutter', 'gutter', { min: 0, max: 30, step: 1, fallback: 15 }),
  toggle('disabled', 'disabled'),
  toggle('dynamicTableAllowed', 'dynamicTableAllowed', { fallback: true }),
];
