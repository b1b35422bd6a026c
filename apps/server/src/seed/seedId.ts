/** The kinds of seeded rows; their place in the list is part of the ids, so new ones go to the end. */
const KINDS = [
  'role',
  'permission',
  'dict',
  'dictItem',
  'depart',
  'position',
  'user',
  'category',
  'materialType',
  'material',
  'supplier',
  'plan',
  'planLine',
  'announcement',
  'quartzJob',
  'form',
  'messageTemplate',
  'onlineForm',
  'onlineFormField',
  'onlineFormData',
  'helpDocument',
  'news',
  'portalPage',
  'protocol',
  'portalProject',
  'customer',
] as const;
export type SeedKind = (typeof KINDS)[number];

/**
 * The id of a seeded row, the same on every machine. It looks like one of `newId` from before 2025, so none of those can
 * meet it.
 *
 * @param number counts the rows of the kind, below 10¹²
 */
export const seedId = (kind: SeedKind, number: number): string =>
  `1800${String(KINDS.indexOf(kind) + 1).padStart(3, '0')}${String(number).padStart(12, '0')}`;
