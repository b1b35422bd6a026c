import type { NodeKey } from '../../core/document/FormDocument';
import { lineAxis } from './lineAxis';
import type { Box, Zone } from './Zone';

/**
 * Reads the boxes of all zones and components before anything is written, so that the browser computes the layout once.
 * Zones have `data-zone`, components `data-key`.
 *
 * @param scroller the scrolling element of the canvas; boxes are in pixels of its content, counted as `lineAxis` does
 */
export function readZones(scroller: HTMLElement): Zone[] {
  const frame = scroller.getBoundingClientRect();
  const { toContent } = lineAxis(scroller);
  const dy = scroller.scrollTop - frame.top;
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [one, other] = [toContent(left), toContent(right)];
    return { left: Math.min(one, other), top: top + dy, right: Math.max(one, other), bottom: bottom + dy };
  };

  const zones = new Map<Element, Zone & { items: { key: NodeKey; box: Box }[] }>();
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-zone], [data-key]')) {
    const { zone, flow, key } = element.dataset;
    // Parents precede their children, so that the outer zone is known.
    const around = element.parentElement?.closest('[data-zone]');
    const outer = around ? zones.get(around) : undefined;
    if (key !== undefined && element.dataset['cell'] === undefined) outer?.items.push({ key, box: boxOf(element) });
    if (zone === undefined) continue;
    const made = { key: zone, depth: outer ? outer.depth + 1 : 0, items: [], box: boxOf(element) };
    zones.set(element, { ...made, flow: flow === 'row' ? 'row' : 'grid' });
  }
  // The innermost first: the pointer means that one.
  return [...zones.values()].sort((a, b) => b.depth - a.depth);
}
