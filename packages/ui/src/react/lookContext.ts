import { createContext, useContext } from 'react';

/** Look that components follow beyond colours. */
export interface Look {
  /** Controls and rows are lower, gaps smaller. */
  compact: boolean;
}

export const LookContext = createContext<Look>({ compact: false });

/** The look set by the `GeziProvider`. */
export const useLook = (): Look => useContext(LookContext);
