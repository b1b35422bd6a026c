/** True if the texts of an element run from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as on a page from left to right: on one from right to left, `ArrowLeft` is the key that goes on. */
export function lineKey({ key, target }: { key: string; target?: EventTarget | null }): string {
  const mirrored = MIRRORED[key];
  return mirrored && target instanceof Element && isRightToLeft(target) ? mirrored : key;
}
