import { findFieldPanel } from '../../../fields/fieldPanels';
import { idOf, typeOf } from '../../../core/document/containers';
import { labelOf } from '../../canvas/nameOf';
import { useFromStore } from '../../store/designerContext';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/** The field that decides which options this one offers: when it changes, options are requested again and the value is cleared. */
export function LinkControl({ value, onChange, id, node, disabled }: ControlProps) {
  const texts = useTexts();
  const document = useFromStore((store) => store.document);
  const choices = [...document.nodes.values()].filter(
    (each) =>
      each.key !== node?.key && each.kind === 'item' && findFieldPanel(typeOf(each.data))?.choiceParent === 'offered',
  );
  const current = asText(value);
  const known = current === '' || choices.some((each) => idOf(each.data) === current);
  return (
    <select
      id={id}
      className="gezi-fd-input gezi-fd-select"
      disabled={disabled}
      value={current}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{texts.linkNone}</option>
      {known ? null : <option value={current}>{current}</option>}
      {choices.map((each) => (
        <option key={each.key} value={idOf(each.data)}>
          {labelOf(each) || idOf(each.data)}
        </option>
      ))}
    </select>
  );
}
