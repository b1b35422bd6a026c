import { useLocale } from '@gezi/ui';
import type { CSSProperties } from 'react';
import { textMember } from '../../core/document/members';
import { switchSides } from './switchSides';
import { switchValues } from './switchValues';
import { safeColor } from '../../runtime/kit/safeColor';
import { controlAttributes } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { plainText } from '../../core/model/plainValues';
import type { FieldProps } from '../../runtime/FieldProps';

/** On or off, each with the value its designer gave it. */
export function SwitchField(field: FieldProps) {
  const { item, value, onChange } = field;
  const locale = useLocale();
  const { active, inactive } = switchValues(item);
  const isOn = plainText(value) === plainText(active);
  if (field.readOnly) return <ReadText>{switchSides(item, locale)[isOn ? 'on' : 'off'].label}</ReadText>;
  const [on, off] = [textMember(item, 'active-text'), textMember(item, 'inactive-text')];

  const { name: _name, ...attributes } = controlAttributes(field);
  const colour = safeColor(textMember(item, isOn ? 'active-color' : 'inactive-color'), DEFAULTS);
  return (
    <span className="gezi-form-line">
      {off && <span className={isOn ? 'gezi-form-faint' : undefined}>{off}</span>}
      <button
        {...attributes}
        type="button"
        role="switch"
        className="gezi-form-switch"
        aria-checked={isOn}
        // A switch is never empty.
        aria-required={undefined}
        style={colour ? ({ '--switch': colour } as CSSProperties) : undefined}
        onClick={() => onChange(isOn ? inactive : active)}
        onBlur={field.onBlur}
      />
      {on && <span className={isOn ? undefined : 'gezi-form-faint'}>{on}</span>}
    </span>
  );
}

/** The default colors of a saved switch; the theme's colors are used instead. */
const DEFAULTS = ['#409EFF', '#DCDFE6'];
