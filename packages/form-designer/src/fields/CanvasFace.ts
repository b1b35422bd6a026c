import type { ComponentType, ReactNode } from 'react';
import type { FormNode, JsonObject } from '../core/document/FormDocument';

/** Draws a type as the running form does, inert: nothing in it can be focused or pressed. */
export type Face = (props: { data: JsonObject }) => ReactNode;

/** Appearance of a component type in the designer: a face, or a container with the components in it. */
export interface CanvasFace {
  readonly icon: ReactNode;
  readonly Face?: Face;
  readonly Container?: ComponentType<{ node: FormNode }>;
}
