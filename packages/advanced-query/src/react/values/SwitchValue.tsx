import { switchValues } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { Choice } from './ChoiceValue';
import type { ValueControlProps } from './QueryControls';

/** 是 or 否. */
export function SwitchValue({ field, ...props }: ValueControlProps) {
  const texts = useTexts();
  const [yes, no] = switchValues(field);
  return (
    <Choice
      {...props}
      options={[
        { value: yes, label: texts.yes },
        { value: no, label: texts.no },
      ]}
    />
  );
}
