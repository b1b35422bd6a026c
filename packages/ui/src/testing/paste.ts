/** Pastes data into an editor. */
export function paste(area: HTMLElement, put: (data: DataTransfer) => void): void {
  const clipboardData = new DataTransfer();
  put(clipboardData);
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Pastes pictures. @param names file names */
export function pastePictures(area: HTMLElement, names: readonly string[]): void {
  paste(area, ({ items }) => {
    for (const name of names) items.add(new File(['x'], name, { type: 'image/png' }));
  });
}
