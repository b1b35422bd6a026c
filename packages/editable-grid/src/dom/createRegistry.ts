import type { CellType } from './CellType';

/** The cell types a grid knows, by name. */
export interface CellRegistry {
  /** @throws {TypeError} naming the type, when nobody defined it */
  get(type: string): CellType;
  types(): readonly CellType[];
  /** A registry with more types, or other ones under the same names. */
  extend(types: readonly CellType[]): CellRegistry;
}

export function createRegistry(types: readonly CellType[]): CellRegistry {
  const byName = new Map(types.map((type) => [type.definition.type, type]));
  return {
    get(name) {
      const type = byName.get(name);
      if (!type) throw new TypeError(`Column type "${name}" is not in the registry`);
      return type;
    },
    types: () => [...byName.values()],
    extend: (more) => createRegistry([...byName.values(), ...more]),
  };
}
