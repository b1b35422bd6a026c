import { createContext, type ComponentType } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';

/** What draws a component: containers hold components, and must not know what draws them. */
export const ItemView = createContext<ComponentType<{ itemKey: NodeKey }>>(() => null);
