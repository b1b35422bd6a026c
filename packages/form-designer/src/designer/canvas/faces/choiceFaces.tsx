import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../../core';
import {
  booleanMember as flag,
  isObject,
  listMember as list,
  objectMember as object,
  textMember as text,
} from '../../../core/document/members';
import type { Face } from './Face';
import { Shell } from './Shell';
import { BRANCH, CALENDAR, CHEVRON, CLOCK } from './signs';

const labelOf = (option: Json): string => (isObject(option) ? text(option, 'label') || text(option, 'value') : '');

/** The labels of the chosen values among an item's options. */
function chosen(data: JsonObject): string[] {
  const value = data['value'];
  const values = Array.isArray(value) ? (value as readonly Json[]) : value == null || value === '' ? [] : [value];
  return values.map((each) => {
    const option = list(data, 'options').find((one) => isObject(one) && one['value'] === each);
    return option === undefined ? (typeof each === 'object' ? '' : String(each)) : labelOf(option);
  });
}

export const SelectFace: Face = ({ data }) => (
  <Shell
    value={chosen(data).join('，')}
    placeholder={text(data, 'placeholder')}
    suffix={CHEVRON}
    disabled={flag(data, 'disabled')}
  />
);

function choices(data: JsonObject, kind: 'radio' | 'checkbox') {
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
          {labelOf(option)}
        </span>
      ))}
      {options.length === 0 ? <span className="gezi-fd-remote">{remote ? text(data, 'action') : '—'}</span> : null}
    </span>
  );
}

export const RadioFace: Face = ({ data }) => choices(data, 'radio');
export const CheckboxFace: Face = ({ data }) => choices(data, 'checkbox');

export const CascaderFace: Face = ({ data }) => {
  const value = data['value'];
  const path = Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').join(` ${text(object(data, 'props'), 'separator', '/')} `)
    : '';
  return (
    <Shell value={path} placeholder={text(data, 'placeholder')} suffix={CHEVRON} disabled={flag(data, 'disabled')} />
  );
};

export const DateFace: Face = ({ data }) => moment(data, text(data, 'type').includes('range'), CALENDAR);
export const TimeFace: Face = ({ data }) => moment(data, flag(data, 'is-range'), CLOCK);

function moment(data: JsonObject, range: boolean, icon: ReactNode) {
  if (!range) {
    return (
      <Shell
        value={text(data, 'value')}
        placeholder={text(data, 'placeholder')}
        suffix={icon}
        disabled={flag(data, 'disabled')}
      />
    );
  }
  const ends = list(data, 'value');
  const hint = text(data, 'placeholder');
  return (
    <span className={flag(data, 'disabled') ? 'gezi-fd-shell gezi-fd-shell-off' : 'gezi-fd-shell'}>
      {end(ends[0], text(data, 'start-placeholder') || hint)}
      <span className="gezi-fd-shell-icon gezi-fd-range-mark">{text(data, 'range-separator') || '→'}</span>
      {end(ends[1], text(data, 'end-placeholder') || hint)}
      <span className="gezi-fd-shell-icon">{icon}</span>
    </span>
  );
}

const end = (value: Json | undefined, hint: string) => (
  <span className={value ? 'gezi-fd-shell-text' : 'gezi-fd-shell-text gezi-fd-shell-hint'}>
    {typeof value === 'string' && value ? value : hint}
  </span>
);

export const DialogFace: Face = ({ data }) => (
  <Shell
    placeholder={text(data, 'placeholder') || text(data, 'title')}
    suffix={BRANCH}
    disabled={flag(data, 'disabled')}
  />
);
