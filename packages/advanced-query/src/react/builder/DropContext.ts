import { createContext, useContext } from 'react';

/** Target of the current drag. */
export interface DropMark {
  /** The member that the drop is next to or inside. */
  id: string;
  side: 'before' | 'after' | 'inside';
}

export const DropContext = createContext<DropMark | undefined>(undefined);

/** CSS class of a member that is the current drop target. */
export function useDropClass(id: string): string {
  const mark = useContext(DropContext);
  return mark?.id === id ? ` gezi-query-drop-${mark.side}` : '';
}
