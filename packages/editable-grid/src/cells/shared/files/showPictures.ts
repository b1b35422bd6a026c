import { element } from '../../../dom/element';

/** Pictures a cell shows; the list shows all. */
const SHOWN = 3;

/** Puts the first pictures before the last child of a cell's button, reusing existing images. */
export function showPictures(
  button: HTMLElement,
  paths: readonly string[],
  address: ((path: string) => string) | undefined,
): void {
  const wanted = address ? Math.min(SHOWN, paths.length) : 0;
  while (button.childElementCount - 1 > wanted) button.firstElementChild!.remove();
  while (button.childElementCount - 1 < wanted)
    button.insertBefore(element('img', { alt: '', class: 'gezi-files-picture', decoding: 'async' }), button.lastChild);
  for (let place = 0; place < wanted; place += 1) {
    const image = button.children[place] as HTMLImageElement;
    const source = address!(paths[place]!);
    if (image.getAttribute('src') !== source) image.src = source;
  }
  if (wanted && paths.length > wanted) button.dataset.more = `+${paths.length - wanted}`;
  else delete button.dataset.more;
}
