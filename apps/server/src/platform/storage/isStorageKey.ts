/** Keys of stored files; the storage may also have what others store there. */
export const isStorageKey = (key: string): boolean => /^([0-9a-f]{2})\/\1[0-9a-f]{30}\.[a-z0-9]{1,20}$/.test(key);
