import type { ComponentType, ReactNode } from 'react';
import type { FieldProps } from '../runtime/FieldProps';
import { addOwnFace } from './canvasFaces';
import { inertFace } from './shared/face/inertFace';

/** Appearance of a field type of an application in the designer. */
export interface OwnFieldFace {
  /** Icon in palette and outline. */
  readonly icon: ReactNode;
  /** The component that draws the field in a running form; the canvas shows it inert, with its initial value. */
  readonly Field: ComponentType<FieldProps>;
}

/**
 * Draws a field type of `registerFieldType` in the designer. Pass its component to the preview too, as `fields` of the
 * prop `runtime`.
 */
export function registerFieldFace(type: string, { icon, Field }: OwnFieldFace): void {
  addOwnFace(type, { icon, Face: inertFace(Field) });
}
