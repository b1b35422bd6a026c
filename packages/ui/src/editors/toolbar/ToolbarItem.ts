import type { ReactNode } from 'react';

/** One way to use a tool that has several. */
export interface ToolChoice {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The one in force at the caret. */
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
  /** In force at the caret; absent for what is no state. */
  active?: boolean | undefined;
  disabled?: boolean | undefined;
  run?: () => void;
  /** Offered when the button is pressed, in place of `run`. */
  choices?: readonly ToolChoice[];
}
