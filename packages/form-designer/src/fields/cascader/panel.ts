import { setDefault } from '../../core/commands/plan/Effect';
import type { FieldPanel } from '../FieldPanel';
import { treeProblems } from '../shared/choice/optionProblems';
import { choice, fieldLogic, number, shared, text, toggle } from '../shared/panel/lines';

export const cascaderPanel: FieldPanel = {
  lines: [
    shared.id,
    shared.label,
    shared.span,
    number('width', 'width', { min: 0, max: 100, step: 1, fallback: 100 }),
    shared.showLabel,
    { ...shared.labelWidth, min: 0 },
    shared.gutter,
    shared.placeholder,
    shared.dataType,
    toggle('china-area-data', 'areaData', { effect: 'areaData' }),
    { ...shared.options, effect: undefined },
    shared.action,
    shared.value,
    text('props.props.label', 'labelKey', { fallback: 'label' }),
    text('props.props.value', 'valueKey', { fallback: 'value' }),
    text('props.props.children', 'childrenKey', { fallback: 'children' }),
    choice('props.props.expandTrigger', 'expandTrigger', ['click', 'hover'], { fallback: 'click' }),
    toggle('props.props.multiple', 'multiple', { effect: 'multiple' }),
    toggle('props.props.checkStrictly', 'checkStrictly'),
    toggle('props.show-all-levels', 'showAllLevels'),
    text('props.separator', 'separator', { fallback: '/' }),
    toggle('props.filterable', 'filterable'),
    toggle('props.clearable', 'clearable'),
    shared.size,
    shared.disabled,
    shared.required,
    shared.rules,
    ...fieldLogic,
  ],
  // The value is a list: of one path, or of several.
  effects: { multiple: (state) => setDefault(state, []) },
  problems: treeProblems,
  hasOptionTree: true,
  choiceParent: 'offered',
};
