/** What stored values are called, as far as it is known by now. */
export interface NamesState<Item> {
  /** One for each value, in their order: the name, 未知用户 and the like, or `''` while it is on its way. Never an id. */
  names: readonly string[];
  /** The items that are known, by value. */
  items: ReadonlyMap<string, Item>;
  loading: boolean;
  /** Some could not be loaded; {@link NamesState.retry} asks again. */
  failed: boolean;
  retry: () => void;
}
