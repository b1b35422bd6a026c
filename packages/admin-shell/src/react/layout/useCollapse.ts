import { useState } from 'react';
import { collapsesOnSelect, type Device } from '../../core/layout';

export interface Collapse {
  collapsed: boolean;
  toggle: () => void;
  /** Called after an item is selected. */
  selected: () => void;
}

/**
 * Whether the menu is collapsed (on small screens: closed). On wide screens the user decides; below 1024 px the menu
 * collapses automatically, below 1200 px when an item is selected. Automatic changes are not stored.
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
