import { createContext, type ComponentType } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';

/** The renderer of a component, as a context: containers render components without importing their renderer. */
export const ItemView = createContext<ComponentType<{ itemKey: NodeKey }>>(() => null);
