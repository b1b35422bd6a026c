/** Storage key of an archived month. @param id 32 hexadecimal digits */
export const archiveKey = (id: string): string => `${id.slice(0, 2)}/${id}.gz`;
