import { readableStep } from '../../core/contrast';

/** Words on a light marker keep the ink of a bright page. */
const INK = '#1f1f1f';

/**
 * What words chosen on white are written in on a dark page: the nearest step of their colour that can be read there.
 *
 * @param colour of the words; nothing for the page's own
 * @param marker the ground behind the words alone, if they have one
 * @param ground the page's colour
 * @returns nothing where the page's own colour will do
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
 * Rich content for a dark page: its colours were chosen on white, so each becomes the nearest step that can be read
 * here. Markers stay as they are, with dark words on them.
 *
 * @param html safe markup
 * @param ground the page's colour behind it
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
