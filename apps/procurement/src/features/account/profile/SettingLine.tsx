import type { ReactNode } from 'react';

interface SettingLineProps {
  title: string;
  note?: string;
  /** Of the title, for a control that is named by it. */
  id?: string;
  children: ReactNode;
}

/** One line of the settings: what it is, how it stands, and what changes it. */
export function SettingLine({ title, note, id, children }: SettingLineProps) {
  return (
    <div className="gezi-account-line">
      <div>
        <strong id={id}>{title}</strong>
        {note && <span>{note}</span>}
      </div>
      {children}
    </div>
  );
}
