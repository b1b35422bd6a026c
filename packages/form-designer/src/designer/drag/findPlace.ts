import type { PartPlace } from '../../core/commands/FormCommand';
import type { Box, Zone } from './Zone';

/** Where a component would be dropped, and the line that marks it. */
export interface DropPlace extends PartPlace {
  /** The line between two components, or the whole zone if it is empty. */
  readonly line: Box & { readonly kind: 'across' | 'down' | 'whole' };
}

/** Pixels at the upper and lower edge of an inner container that mean the position next to that container. */
const EDGE = 4;

/**
 * The drop place at a point of the canvas. In the margin around the board it is the nearest place on the board, so that
 * a component dropped below a short form is added at its end.
 *
 * @param zones innermost first, the board last, as `readZones` returns them
 * @param x, y pixels of the canvas's content
 * @returns undefined if there is no zone
 */
export function findPlace(zones: readonly Zone[], x: number, y: number): DropPlace | undefined {
  const zone = zones.find(({ box, depth }) => {
    const edge = depth > 0 ? EDGE : 0;
    return x >= box.left && x < box.right && y >= box.top + edge && y < box.bottom - edge;
  });
  const meant = zone ?? zones.at(-1);
  return meant && placeIn(meant, x, y);
}

function placeIn(zone: Zone, x: number, y: number): DropPlace {
  const { key: parent, items, box } = zone;
  if (items.length === 0) return { parent, index: 0, line: { ...box, kind: 'whole' } };
  // The line of components at this height: from `from` up to `to`.
  let from = 0;
  let to = items.length;
  if (zone.flow === 'grid') {
    from = items.findIndex((item) => y < item.box.bottom);
    if (from < 0) return between(zone, items.length);
    const top = items[from]!.box.top;
    if (y < top) return between(zone, from);
    const next = items.findIndex((item, at) => at > from && item.box.top >= items[from]!.box.bottom - 1);
    to = next < 0 ? items.length : next;
    const alone = to - from === 1;
    const fills = items[from]!.box.right - items[from]!.box.left > (box.right - box.left) * 0.9;
    if (alone && fills) {
      const { box: one } = items[from]!;
      return between(zone, y < (one.top + one.bottom) / 2 ? from : from + 1);
    }
  }
  let index = from;
  while (index < to && x > (items[index]!.box.left + items[index]!.box.right) / 2) index++;
  return beside(zone, index, from, to);
}

/** Between two lines of components. */
function between({ key: parent, items, box }: Zone, index: number): DropPlace {
  const above = items[index - 1]?.box.bottom ?? items[0]!.box.top - 4;
  const below = items[index]?.box.top ?? above + 4;
  const y = (above + below) / 2;
  return { parent, index, line: { kind: 'across', left: box.left, right: box.right, top: y, bottom: y } };
}

/** Between two components of one line. */
function beside({ key: parent, items }: Zone, index: number, from: number, to: number): DropPlace {
  const before = index > from ? items[index - 1]!.box : undefined;
  const after = index < to ? items[index]!.box : undefined;
  const near = (after ?? before)!;
  const x = before && after ? (before.right + after.left) / 2 : before ? before.right : after!.left;
  return { parent, index, line: { kind: 'down', left: x, right: x, top: near.top, bottom: near.bottom } };
}

/** The line of a place that was reached without a pointer. */
export function lineOf(zones: readonly Zone[], { parent, index }: PartPlace): DropPlace | undefined {
  const zone = zones.find(({ key }) => key === parent);
  if (!zone) return undefined;
  const { items } = zone;
  if (items.length === 0) return placeIn(zone, 0, 0);
  const at = items[Math.min(index, items.length - 1)]!.box;
  const y = (at.top + at.bottom) / 2;
  if (zone.flow === 'row') return beside(zone, Math.min(index, items.length), 0, items.length);
  return index >= items.length || alone(zone, at)
    ? between(zone, Math.min(index, items.length))
    : placeIn(zone, at.left, y);
}

const alone = ({ box }: Zone, one: Box) => one.right - one.left > (box.right - box.left) * 0.9;
