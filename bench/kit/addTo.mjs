/** Appends a value to the list of a key. @param {Map<string, unknown[]>} lists */
export const addTo = (lists, key, value) => void lists.set(key, [...(lists.get(key) ?? []), value]);
