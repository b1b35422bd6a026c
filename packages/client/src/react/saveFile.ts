/** Saves a file through the download dialog of the browser. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
