import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { inkOnDark } from '../../react/html/onDarkGround';

interface Ink {
  ground: string | undefined;
  shown: DecorationSet;
}

const key = new PluginKey<Ink>('geziDarkInk');

/** Shows text in readable colours on a dark page; the stored text keeps its colours. */
export const DarkInk = Extension.create({
  name: 'darkInk',
  addProseMirrorPlugins: () => [
    new Plugin<Ink>({
      key,
      state: {
        init: () => ({ ground: undefined, shown: DecorationSet.empty }),
        apply(transaction, before) {
          const told = transaction.getMeta(key) as Pick<Ink, 'ground'> | undefined;
          const { ground } = told ?? before;
          if (!told && (!transaction.docChanged || ground === undefined)) return before;
          return { ground, shown: ground === undefined ? DecorationSet.empty : inked(transaction.doc, ground) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.shown },
    }),
  ],
});

/** @param ground background of the page; undefined in light mode */
export function setDarkGround(editor: Editor, ground: string | undefined): void {
  if (key.getState(editor.state)?.ground === ground) return;
  editor.view.dispatch(editor.state.tr.setMeta(key, { ground }).setMeta('addToHistory', false));
}

function inked(doc: Node, ground: string): DecorationSet {
  const shown: Decoration[] = [];
  doc.descendants((node, at) => {
    const style = node.marks.find(({ type }) => type.name === 'textStyle')?.attrs;
    const ink = inkOnDark(style?.color as string | null, style?.backgroundColor as string | null, ground);
    if (ink) shown.push(Decoration.inline(at, at + node.nodeSize, { style: `color: ${ink}` }));
  });
  return DecorationSet.create(doc, shown);
}
