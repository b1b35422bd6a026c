import type { PropertyField } from '../../FieldPanel';
import { fieldLogic, head, number, shared, text, toggle } from '../panel/lines';

/** Lines of a dialog with rows to select from. */
export const dialogLines: readonly PropertyField[] = [
  ...head,
  text('title', 'title', { fallback: '请选择' }),
  text('action', 'action'),
  text('dval', 'dval', { fallback: 'id' }),
  text('dlabel', 'dlabel', { fallback: 'name' }),
  { member: 'colConf', label: 'colConf', control: 'columns' },
  number('height', 'height', { min: 100, max: 1500, step: 10, fallback: 500 }),
  toggle('multi', 'multi'),
  toggle('showIndex', 'showIndex'),
  shared.disabled,
  shared.required,
  ...fieldLogic,
];
