/**
 * Places an element now, and again when it changes its size or anything scrolls.
 *
 * @returns ends it
 */
export function keepPlaced(element: Element | null | undefined, place: () => void): () => void {
  place();
  const observer = new ResizeObserver(place);
  if (element) observer.observe(element);
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
  };
}
