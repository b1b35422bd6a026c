const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size, e.g. `1.4 MB`: at most one decimal, 1 KB = 1024 B. @param bytes 0 or more */
export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${UNITS[power]}`;
}
