import type { PartPlace } from '../../core/commands/FormCommand';
import { ROOT, type FormDocument, type FormNode, type NodeKey } from '../../core/document/FormDocument';
import { typeOf } from '../../core/document/containers';
import { nodesInOrder } from '../../core/document/nodesInOrder';
import { labelOf, nameOf, typeName } from '../canvas/nameOf';
import type { Texts } from '../texts/zh-CN';
import { ownerOf, zonesOf } from './containers';

/** Description of a place: its container, its position and the number of positions. */
export function describePlace(document: FormDocument, { parent, index }: PartPlace, texts: Texts): string {
  const total = document.nodes.get(parent)?.children.length ?? 0;
  return texts.spoken.place(zoneInWords(document, parent, texts), index + 1, Math.max(total, index + 1));
}

/** Description of a zone, e.g. 栅格布局第 2 栏; 栅格布局 2 第 1 栏 if several rows have no name. */
export function zoneInWords(document: FormDocument, zone: NodeKey, texts: Texts): string {
  if (zone === ROOT) return texts.board;
  const owner = ownerOf(document, zone);
  const container = owner === null ? undefined : document.nodes.get(owner);
  if (!container) return '';
  if (owner === zone) return nameOf(container, texts);
  const at = zonesOf(document, container.key).indexOf(zone) + 1;
  const name = labelOf(container)
    ? nameOf(container, texts)
    : `${typeName(container, texts)}${numberAmong(document, container)}`;
  return document.nodes.get(zone)?.kind === 'cell' ? `${name}${texts.cell(at)}` : `${name}${texts.column(at)}`;
}

/** Number of a container without a name among those of its type, e.g. ` 2 `; empty for the only one. */
function numberAmong(document: FormDocument, container: FormNode): string {
  const alike = [...nodesInOrder(document)].filter(
    (node) => node.kind === 'item' && typeOf(node.data) === typeOf(container.data) && !labelOf(node),
  );
  return alike.length < 2 ? '' : ` ${alike.indexOf(container) + 1} `;
}
