import type { Json, JsonObject } from '../../../core/document/FormDocument';
import {
  booleanMember as flag,
  isObject,
  listMember as list,
  textMember as text,
} from '../../../core/document/members';
import { optionLabel } from '../face/labelsOf';

/** Options in a row or a column, shown as radios, checkboxes or buttons. */
export function choiceFace(data: JsonObject, kind: 'radio' | 'checkbox') {
  const value = data['value'];
  const on = (each: Json) =>
    isObject(each) && (Array.isArray(value) ? value.includes(each['value']) : value === each['value'] && value !== '');
  const asButtons = text(data, 'optionType') === 'button';
  const options = list(data, 'options').filter(isObject);
  const shape = asButtons ? 'button' : flag(data, 'border') ? 'bordered' : kind;
  const remote = text(data, 'dataType') === 'dynamic';
  return (
    <span
      className={`gezi-fd-choices gezi-fd-choices-${shape}${flag(data, 'vertical') ? ' gezi-fd-choices-down' : ''}`}
    >
      {options.map((option, at) => (
        <span key={at} className={on(option) ? 'gezi-fd-choice gezi-fd-choice-on' : 'gezi-fd-choice'}>
          {asButtons ? null : <i className={kind === 'radio' ? 'gezi-fd-dot' : 'gezi-fd-tick'} />}
          {optionLabel(option)}
        </span>
      ))}
      {options.length === 0 ? <span className="gezi-fd-remote">{remote ? text(data, 'action') : '—'}</span> : null}
    </span>
  );
}
