import type { PartPlace } from '../../core/commands/FormCommand';
import { ROOT, type FormDocument, type NodeKey } from '../../core/document/FormDocument';
import { ownerOf, placeOf, zonesOf } from './containers';

export type DragStep = 'next' | 'previous' | 'into' | 'out' | 'first' | 'last';

/**
 * The place an arrow key moves to during a drag. `next` and `previous` go through a zone, on to the next column or cell,
 * and out of the container at its end; `into` enters the container after or before the line.
 *
 * @param carried dragged components; places inside them are not allowed, places next to them change nothing
 * @returns the same place if there is no other
 */
export function stepPlace(
  document: FormDocument,
  place: PartPlace,
  step: DragStep,
  carried: readonly NodeKey[],
): PartPlace {
  switch (step) {
    case 'first':
      return { parent: ROOT, index: 0 };
    case 'last':
      return { parent: ROOT, index: childrenOf(document, ROOT).length };
    case 'out': {
      const owner = ownerOf(document, place.parent);
      return owner === null ? place : placeOf(document, owner);
    }
    case 'into':
      return inner(document, place, carried) ?? place;
    case 'next':
    case 'previous': {
      const by = step === 'next' ? 1 : -1;
      const places = placesIn(document, place.parent, carried);
      const to = by > 0 ? places.find((index) => index > place.index) : places.findLast((index) => index < place.index);
      return to === undefined ? leave(document, place, by, carried) : { ...place, index: to };
    }
  }
}

const childrenOf = (document: FormDocument, key: NodeKey) => document.nodes.get(key)?.children ?? [];

/** The places of a zone; the places before and after a dragged component are one. */
function placesIn(document: FormDocument, zone: NodeKey, carried: readonly NodeKey[]): number[] {
  const children = childrenOf(document, zone);
  return [0, ...children.map((_, index) => index + 1)].filter(
    (index) => index === 0 || !carried.includes(children[index - 1]!),
  );
}

function leave(document: FormDocument, place: PartPlace, by: 1 | -1, carried: readonly NodeKey[]): PartPlace {
  const owner = ownerOf(document, place.parent);
  if (owner === null) return place;
  const zones = zonesOf(document, owner);
  const beside = zones[zones.indexOf(place.parent) + by];
  if (beside !== undefined) return { parent: beside, index: placesIn(document, beside, carried).at(by > 0 ? 0 : -1)! };
  const { parent, index } = placeOf(document, owner);
  return { parent, index: by > 0 ? index + 1 : index };
}

function inner(document: FormDocument, place: PartPlace, carried: readonly NodeKey[]): PartPlace | undefined {
  const children = childrenOf(document, place.parent);
  for (const key of [children[place.index], children[place.index - 1]]) {
    if (key === undefined || carried.includes(key)) continue;
    const [first] = zonesOf(document, key);
    if (first !== undefined) return { parent: first, index: 0 };
  }
  return undefined;
}
