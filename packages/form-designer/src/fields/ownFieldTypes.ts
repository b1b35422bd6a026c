import type { FieldPanel } from './FieldPanel';
import type { FieldSchema } from './FieldSchema';
import type { FieldType } from './FieldType';
import type { FieldValue } from './FieldValue';

/** Pure parts of a field type of an application. Its name is not a {@link CompType}. */
export interface OwnFieldParts {
  readonly definition: FieldType;
  readonly value: FieldValue;
  readonly panel: FieldPanel;
  readonly schema: FieldSchema | null;
}

const registered = new Map<string, OwnFieldParts>();

export const findOwnParts = (type: string): OwnFieldParts | undefined => registered.get(type);

export const ownDefinitions = (): FieldType[] => [...registered.values()].map(({ definition }) => definition);

export function addOwnParts(type: string, parts: OwnFieldParts): void {
  registered.set(type, parts);
}
