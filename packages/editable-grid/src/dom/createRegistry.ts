import type { CellType } from './CellType';

/** Types that are loaded when a column first names one. */
export interface LaterTypes {
  names: readonly string[];
  load: () => Promise<readonly CellType[]>;
}

/** The cell types of a grid, by name. */
export interface CellRegistry {
  /** Returns `normal` for a type that is not loaded yet or not defined. */
  get(type: string): CellType;
  /** True if the type is defined. */
  isKnown(type: string): boolean;
  /** The types loaded by now. */
  types(): readonly CellType[];
  /** Whether columns of these types can be rendered. */
  isLoaded(types: readonly string[]): boolean;
  /** Loads all types that are not loaded yet. */
  load(): Promise<void>;
  /** A registry with more types, or other ones under the same names. */
  extend(types: readonly CellType[]): CellRegistry;
}

/** @param later further types, loaded on demand; a given type of the same name takes precedence */
export function createRegistry(types: readonly CellType[], later?: LaterTypes): CellRegistry {
  const byName = new Map(types.map((type) => [type.definition.type, type]));
  let loading: Promise<void> | undefined;
  const isMissing = (name: string) => !byName.has(name) && later?.names.includes(name) === true;

  async function load() {
    for (const type of (await later?.load()) ?? [])
      if (!byName.has(type.definition.type)) byName.set(type.definition.type, type);
  }

  return {
    get(name) {
      const type = byName.get(name) ?? byName.get('normal');
      if (!type) throw new TypeError(`Neither column type "${name}" nor "normal" is in the registry`);
      return type;
    },
    isKnown: (name) => byName.has(name) || isMissing(name),
    types: () => [...byName.values()],
    isLoaded: (names) => !names.some(isMissing),
    load() {
      loading ??= load().catch((error: unknown) => {
        // The next column that needs it tries again.
        loading = undefined;
        throw error;
      });
      return loading;
    },
    extend: (more) => createRegistry([...byName.values(), ...more], later),
  };
}
