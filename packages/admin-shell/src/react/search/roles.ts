// ARIA roles of a list box whose focus stays in the text field.
export const combobox = { role: 'combobox' } as const;
export const listbox = { role: 'listbox' } as const;
export const group = { role: 'group' } as const;
export const option = (selected: boolean) => ({ role: 'option', 'aria-selected': selected }) as const;
