import type { ReactNode } from 'react';

interface SettingLineProps {
  title: string;
  note?: string;
  /** Id of the title, for a control labelled by it. */
  id?: string;
  children: ReactNode;
}

/** One line of the settings: title, current value, action. */
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
