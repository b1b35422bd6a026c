// A list to choose from whose focus stays in the field above it has no tag of HTML's own.
export const combobox = { role: 'combobox' } as const;
export const listbox = { role: 'listbox' } as const;
export const group = { role: 'group' } as const;
export const option = (selected: boolean) => ({ role: 'option', 'aria-selected': selected }) as const;
