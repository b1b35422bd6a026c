import type { ReactNode } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';

/** Renders the components of a container; passed as a prop, because it renders containers itself. */
export type DrawParts = (keys: readonly NodeKey[]) => ReactNode;
