import { useState } from 'react';
import { collapsesOnSelect, type Device } from '../../core/layout';

export interface Collapse {
  collapsed: boolean;
  toggle: () => void;
  /** After an item was chosen. */
  selected: () => void;
}

/**
 * Whether the menu is folded (on small screens: closed). On wide screens the person's choice holds; below 1024 px the
 * menu folds by itself, and below 1200 px when an item was chosen. What folded by itself is not taken for a choice.
 */
export function useCollapse(device: Device, chosen: boolean, choose: (collapsed: boolean) => void): Collapse {
  const [state, setState] = useState({ device, collapsed: device !== 'desktop' || chosen });
  if (state.device !== device) setState({ device, collapsed: device !== 'desktop' || chosen });
  const set = (collapsed: boolean) => setState({ device, collapsed });
  return {
    collapsed: state.collapsed,
    toggle: () => {
      set(!state.collapsed);
      if (device === 'desktop') choose(!state.collapsed);
    },
    selected: () => {
      if (collapsesOnSelect(window.innerWidth)) set(true);
    },
  };
}
