import type { ReactNode } from 'react';

export interface ToolProps {
  label: string;
  disabled?: boolean;
  /** Set if the button opens a menu. */
  expanded?: boolean;
  /** Set if the button opens a dialog. */
  popup?: 'dialog';
  /** Marked, e.g. while a filter is active. */
  active?: boolean;
  onPress: (button: HTMLElement) => void;
  /** Paths of the icon, 14 by 14. */
  children: ReactNode;
}

/** A button with an icon. */
export const Tool = ({ label, disabled, expanded, popup, active = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={`gezi-button gezi-grid-tool${active ? ' gezi-grid-tool-active' : ''}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-haspopup={popup}
    {...(expanded !== undefined && { 'aria-haspopup': 'menu', 'aria-expanded': expanded })}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <svg aria-hidden width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentcolor" strokeWidth="1.4">
      {children}
    </svg>
  </button>
);
