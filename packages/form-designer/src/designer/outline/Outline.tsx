import { lineKey } from '@gezi/ui';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { ROOT, type FormDocument, type NodeKey } from '../../core/document/FormDocument';
import { idOf, typeOf } from '../../core/document/containers';
import { labelOf, typeName } from '../canvas/nameOf';
import { selectable, selectableParent } from '../drag/containers';
import { typeIcon } from '../../fields/canvasFaces';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';

/** All components of the form by name, one per line, to find and select them in a long form. */
export function Outline() {
  const texts = useTexts();
  const store = useStore();
  const document = useFromStore((each) => each.document);
  const selection = useFromStore((each) => each.selection);
  const tree = useRef<HTMLUListElement>(null);
  const keys = selectable(document);
  const stop = selection.primary ?? keys[0];

  function go(key: NodeKey | undefined) {
    if (key === undefined) return;
    store.select([key]);
    reveal(key);
    tree.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
  }

  function click(event: MouseEvent) {
    const key = (event.target as Element).closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (key === undefined) return;
    if (event.ctrlKey || event.metaKey) store.toggle(key);
    else if (event.shiftKey) store.extend(key);
    else go(key);
  }

  function press(event: KeyboardEvent) {
    const key = (event.target as HTMLElement).dataset['line'];
    if (key === undefined) return;
    const at = keys.indexOf(key);
    const goal = {
      ArrowDown: keys[at + 1],
      ArrowUp: keys[at - 1],
      ArrowLeft: selectableParent(document, key) ?? undefined,
      ArrowRight:
        keys[at + 1] !== undefined && selectableParent(document, keys[at + 1]!) === key ? keys[at + 1] : undefined,
      Home: keys[0],
      End: keys.at(-1),
    }[lineKey(event)];
    if (event.key === 'Enter') store.focus(key);
    else if (goal === undefined) return;
    event.preventDefault();
    go(goal);
  }

  if (keys.length === 0) return <p className="gezi-fd-panel-none">{texts.outlineEmpty}</p>;
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={texts.outlineTitle}
      className="gezi-fd-outline"
      onKeyDown={press}
      onClick={click}
    >
      {keys.map((key) => {
        const node = document.nodes.get(key)!;
        const label = labelOf(node) || (node.kind === 'cell' ? '' : idOf(node.data));
        const level = levelOf(document, key);
        return (
          <li
            key={key}
            role="treeitem"
            aria-level={level}
            aria-selected={selection.keys.has(key)}
            tabIndex={key === stop ? 0 : -1}
            data-line={key}
            className="gezi-fd-outline-line"
            style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
          >
            {typeIcon(typeOf(node.data))}
            <span>{label || typeName(node, texts)}</span>
            {label ? <small>{typeName(node, texts)}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}

function levelOf(document: FormDocument, key: NodeKey): number {
  let level = 1;
  for (let at = selectableParent(document, key); at !== null && at !== ROOT; at = selectableParent(document, at))
    level++;
  return level;
}

/** The canvas follows without taking the focus. */
const reveal = (key: NodeKey) =>
  document.querySelector(`.gezi-fd-canvas [data-key="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
