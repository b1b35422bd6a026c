import { Later, lazyPart } from '@gezi/ui';
import { useSyncExternalStore } from 'react';
import type { CellRegistry } from '../dom/createRegistry';
import type { Popup } from '../dom/Popup';
import type { Texts } from '../texts/zh-CN';

const PopupSurface = lazyPart(async () => (await import('../features/popup/PopupSurface')).PopupSurface);

/** The grid's one popup; its surface loads with the first editor. */
export function PopupHost({ popup, registry, texts }: { popup: Popup; registry: CellRegistry; texts: Texts }) {
  const read = () => popup.request;
  const request = useSyncExternalStore(popup.subscribe, read, read);
  if (!request) return null;
  return (
    <Later>
      <PopupSurface popup={popup} request={request} registry={registry} texts={texts} />
    </Later>
  );
}
