import { readableStep } from '../../core/contrast';

/** Words on a light marker keep the ink of a bright page. */
const INK = '#1f1f1f';

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
    const colour = element.style.color || element.getAttribute('color') || (element.style.backgroundColor && INK);
    if (colour) element.style.color = readableStep(colour, marker || ground);
  }
  return body.innerHTML;
}
