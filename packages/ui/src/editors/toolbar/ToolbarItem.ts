import type { ReactNode } from 'react';

/** An option of a tool. */
export interface ToolChoice {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Whether it applies at the caret. */
  active?: boolean | undefined;
  disabled?: boolean;
  run: () => void;
}

/** A button above an editor. */
export interface ToolbarItem {
  key: string;
  /** Name for screen readers and tooltip. */
  label: string;
  icon: ReactNode;
  /** Whether it applies at the caret; undefined for an action. */
  active?: boolean | undefined;
  disabled?: boolean | undefined;
  run?: () => void;
  /** Options that the button opens, instead of `run`. */
  choices?: readonly ToolChoice[];
}
