/**
 * Opens the browser's file dialog. The input is not part of the document, because the dialog takes the focus from the
 * page, which may close the panel that opened it.
 *
 * @param accept for the input; undefined accepts all files
 * @returns no files if the user cancels
 */
export const pickFiles = (accept: string | undefined, several: boolean): Promise<File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = several;
    if (accept) input.accept = accept;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
