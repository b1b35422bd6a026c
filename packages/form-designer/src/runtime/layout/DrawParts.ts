import type { ReactNode } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';

/** Draws the parts in a container; passed down, because it draws containers itself. */
export type DrawParts = (keys: readonly NodeKey[]) => ReactNode;
