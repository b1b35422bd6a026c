/** The right of a user to a field: none, to read it, to change it, or the duty to fill it in. */
export type FieldRight = 'hidden' | 'readonly' | 'editable' | 'required';

/** Rights by component id. A dynamicTable has one right, for all its cells. Fields that are not named are as the form says. */
export type FieldRights = Readonly<Record<string, FieldRight>>;

/** The right to a field; only own members count, for any id. */
export const rightOf = (rights: FieldRights | undefined, id: string): FieldRight | undefined =>
  rights && Object.hasOwn(rights, id) ? rights[id] : undefined;
