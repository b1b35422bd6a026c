/** Roles of the ARIA grid and combobox patterns, for which HTML has no freely laid out element. */
export const grid = { role: 'grid' } as const;
export const rowgroup = { role: 'rowgroup' } as const;
export const row = { role: 'row' } as const;
export const columnheader = { role: 'columnheader' } as const;
export const gridcell = { role: 'gridcell' } as const;
export const listbox = { role: 'listbox' } as const;
export const option = { role: 'option' } as const;
export const group = { role: 'group' } as const;
export const dialog = { role: 'dialog' } as const;
