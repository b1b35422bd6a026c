import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { booleanMember as flag, listMember as list, textMember as text } from '../../../core/document/members';
import { Shell } from '../face/Shell';

/** A date or time, or both ends of a range. */
export function momentFace(data: JsonObject, range: boolean, icon: ReactNode) {
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
