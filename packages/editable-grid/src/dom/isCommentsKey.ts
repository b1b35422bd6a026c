/** Shift+F2 or Ctrl+Alt+M: opens the comments of the active cell. */
export const isCommentsKey = ({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'F2' && shiftKey && !altKey) || ((ctrlKey || metaKey) && altKey && code === 'KeyM');
