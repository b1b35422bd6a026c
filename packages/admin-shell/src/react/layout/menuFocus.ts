/** Props of a `Dropdown` that moves the focus into its menu. */
export const menuFocus = { autoFocus: true };
