import { readableStep } from '../../core/contrast';

/** Text on a light marker keeps dark colours. */
const INK = '#1f1f1f';

/**
 * The text colour on a dark page for a colour chosen on white: the nearest readable step of its palette.
 *
 * @param colour colour of the text; undefined for the page's own
 * @param marker background of the text, if any
 * @param ground background of the page
 * @returns undefined if the page's own colour is readable
 */
export function inkOnDark(
  colour: string | null | undefined,
  marker: string | null | undefined,
  ground: string,
): string | undefined {
  const chosen = colour || (marker && INK);
  return chosen ? readableStep(chosen, marker || ground) : undefined;
}

/**
 * Adapts rich content to a dark page: each colour chosen on white becomes the nearest readable step of its palette.
 * Markers are kept, with dark text on them.
 *
 * @param html safe markup
 * @param ground background of the page
 */
export function onDarkGround(html: string, ground: string): string {
  if (!/color|background/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[style], font[color]')) {
    const marker = element.closest<HTMLElement>('[style*="background-color"]')?.style.backgroundColor;
    const colour = element.style.color || element.getAttribute('color');
    const ink = inkOnDark(colour, colour ? marker : element.style.backgroundColor, ground);
    if (ink) element.style.color = ink;
  }
  return body.innerHTML;
}
