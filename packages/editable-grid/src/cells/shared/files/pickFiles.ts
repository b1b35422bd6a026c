/**
 * Lets the user choose files. The input is in no document: the dialog takes the focus from the page, which may close
 * what asked for the files.
 *
 * @param accept for the input; undefined takes everything
 * @returns none when the user gives up
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
