import { createContext, useContext } from 'react';

/** Where what is dragged would go. */
export interface DropMark {
  /** The member it would stand beside or in. */
  id: string;
  side: 'before' | 'after' | 'inside';
}

export const DropContext = createContext<DropMark | undefined>(undefined);

/** The class of a member that shows the drop beside or in it. */
export function useDropClass(id: string): string {
  const mark = useContext(DropContext);
  return mark?.id === id ? ` gezi-query-drop-${mark.side}` : '';
}
