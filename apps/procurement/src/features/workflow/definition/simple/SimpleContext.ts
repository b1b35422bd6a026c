import type { QueryField } from '@gezi/advanced-query/core';
import type { DefinitionFault, SimpleCommand } from '@gezi/domain';
import { createContext, use } from 'react';

export interface SimpleContextValue {
  /** Absent: read-only. */
  apply?: (command: SimpleCommand) => void;
  /** Opens the settings of a step or a branch. */
  open: (id: string) => void;
  faults: readonly DefinitionFault[];
  /** Variables that conditions may name. */
  fields: readonly QueryField[];
}

export const SimpleContext = createContext<SimpleContextValue>({ open: () => undefined, faults: [], fields: [] });
export const useSimple = (): SimpleContextValue => use(SimpleContext);

/** Faults of the elements with these ids. */
export const faultsOf = (faults: readonly DefinitionFault[], ids: readonly string[]): DefinitionFault[] =>
  faults.filter(({ elementId }) => elementId !== null && ids.includes(elementId));
