/** For a `Dropdown`: the keyboard goes into the menu as it opens. antd's own property, not the attribute of HTML. */
export const menuFocus = { autoFocus: true };
