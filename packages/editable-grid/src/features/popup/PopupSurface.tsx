import { Later, useThemeClass } from '@gezi/ui';
import { createElement, useId, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { CellRegistry } from '../../dom/createRegistry';
import type { Popup, PopupRequest } from '../../dom/Popup';
import type { Texts } from '../../texts/zh-CN';
import { keepPlaced } from './keepPlaced';
import { placePopup } from './placePopup';

export interface PopupSurfaceProps {
  popup: Popup;
  request: PopupRequest;
  registry: CellRegistry;
  texts: Texts;
}

/** The editor of the active cell, placed next to it. The cell's input keeps the focus. */
export function PopupSurface({ popup, request, registry, texts }: PopupSurfaceProps) {
  const { attach, onKeys } = popup;
  const id = useId();
  const themeClass = useThemeClass();
  const anchor = request.control;

  useLayoutEffect(() => {
    // Editors may set their own name.
    if (!anchor.hasAttribute('aria-controls')) anchor.setAttribute('aria-controls', id);
    return keepPlaced(popup.surface, () => {
      if (popup.surface && !placePopup(popup.surface, anchor)) popup.close();
    });
  }, [anchor, id, popup]);

  const { editor } = registry.get(request.column.type ?? 'normal');
  if (!editor) return null;
  return createPortal(
    <div
      id={id}
      className={`gezi-popup ${themeClass}`}
      ref={attach}
      // A press in the popup does not move the focus, except into its inputs; dialogs handle their own presses.
      onMouseDown={(event) => {
        const target = event.target as Element;
        if (event.currentTarget.contains(target) && !target.closest('textarea, input')) event.preventDefault();
      }}
      onBlur={(event) => popup.left(event.relatedTarget)}
      role="presentation"
    >
      <Later>{createElement(editor, { key: request.column.key, request, texts, onKeys })}</Later>
    </div>,
    document.body,
  );
}
