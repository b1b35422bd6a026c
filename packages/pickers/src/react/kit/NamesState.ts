/** Names of stored values, as far as they are loaded. */
export interface NamesState<Item> {
  /** One for each value, in order: its name, 未知用户 or similar if it is unknown, `''` while it is loaded. Never an id. */
  names: readonly string[];
  /** The items that are known, by value. */
  items: ReadonlyMap<string, Item>;
  loading: boolean;
  /** Whether some could not be loaded; {@link NamesState.retry} loads them again. */
  failed: boolean;
  retry: () => void;
}
