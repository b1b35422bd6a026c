import { useLayoutEffect, useState } from 'react';

/**
 * Element for the popups of an editor, e.g. completions, in the top layer of the page: a dialog neither clips nor moves
 * them.
 *
 * @param above changes whenever something else enters the top layer below the popups
 */
export function useOverflowLayer(above: boolean): HTMLElement {
  const [layer] = useState(() => {
    const element = document.createElement('div');
    element.className = 'monaco-editor gezi-code-overflow';
    element.popover = 'manual';
    return element;
  });
  useLayoutEffect(() => {
    // Entering again puts it on top.
    document.body.append(layer);
    layer.showPopover?.();
    return () => layer.remove();
  }, [layer, above]);
  return layer;
}
