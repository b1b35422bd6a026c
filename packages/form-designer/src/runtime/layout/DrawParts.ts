import type { ReactNode } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';

/** Draws the parts in a container; handed down, because containers stand in what draws them. */
export type DrawParts = (keys: readonly NodeKey[]) => ReactNode;
