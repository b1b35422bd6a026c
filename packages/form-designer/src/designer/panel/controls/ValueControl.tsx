import { useState } from 'react';
import { findFieldPanel } from '../../../fields/fieldPanels';
import { typeOf } from '../../../core/document/containers';
import { isObject, listMember } from '../../../core/document/members';
import type { ControlProps } from './ControlProps';
import { NumberControl } from './NumberControl';
import { SwitchControl } from './SwitchControl';
import { asText } from './TextControl';

/**
 * The default value. Text is applied on blur, because it is converted to a number, a boolean or a list then (B§4). The
 * options of the component are offered as suggestions.
 */
export function ValueControl(props: ControlProps) {
  const { value, onChange, id, disabled, node, field } = props;
  const [draft, setDraft] = useState<string>();
  const control = node && findFieldPanel(typeOf(node.data))?.valueControl;
  // A saved default of a switch may be neither on nor off.
  if (control === 'switch' && typeof value === 'boolean') return <SwitchControl {...props} />;
  if (control === 'number') return <NumberControl {...props} field={{ ...field, fallback: 0 }} />;
  const options = node ? listMember(node.data, 'options').filter(isObject) : [];
  const live = field.effect === undefined;

  function leave() {
    if (draft !== undefined && draft !== asText(value)) onChange(draft);
    setDraft(undefined);
  }

  return (
    <>
      <input
        type="text"
        id={id}
        className="gezi-fd-input"
        disabled={disabled}
        list={options.length > 0 ? `${id}-values` : undefined}
        value={draft ?? asText(value)}
        onChange={(event) => (live ? onChange(event.target.value, true) : setDraft(event.target.value))}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      {options.length > 0 ? (
        <datalist id={`${id}-values`}>
          {options.map((option, index) => (
            <option key={index} value={asText(option['value'])}>
              {asText(option['label'])}
            </option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
