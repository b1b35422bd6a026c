import { setDefault } from '../../core/commands/plan/Effect';
import { numberMember } from '../../core/document/members';
import type { FieldPanel } from '../FieldPanel';
import { fieldLogic, head, number, shared, toggle } from '../shared/panel/lines';

export const sliderPanel: FieldPanel = {
  lines: [
    ...head,
    shared.value,
    number('min', 'min', { min: 0, fallback: 0 }),
    number('max', 'max', { min: 0, fallback: 20 }),
    number('step', 'step', { min: 0, fallback: 1 }),
    toggle('range', 'range', { effect: 'range' }),
    toggle('show-stops', 'showStops'),
    toggle('show-tooltip', 'showTooltip', { fallback: true }),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
  effects: {
    range(state, value) {
      const least = numberMember(state.data, 'min', 0);
      return setDefault(state, value === true ? [least, numberMember(state.data, 'max', 20)] : least);
    },
  },
};
