import { switchValues } from '../../core/query/QueryField';
import { useTexts } from '../../texts/useTexts';
import { ChoiceSelect } from './ChoiceValue';
import type { ValueControlProps } from './QueryControls';

/** Value of a `switch` field: 是 or 否. */
export function SwitchValue({ field, ...props }: ValueControlProps) {
  const texts = useTexts();
  const [yes, no] = switchValues(field);
  return (
    <ChoiceSelect
      {...props}
      options={[
        { value: yes, label: texts.yes },
        { value: no, label: texts.no },
      ]}
    />
  );
}
