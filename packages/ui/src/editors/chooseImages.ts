/** Opens the browser's file chooser for pictures. @returns none if it is cancelled */
export function chooseImages(take: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.addEventListener('change', () => take([...(input.files ?? [])]));
  input.click();
}
