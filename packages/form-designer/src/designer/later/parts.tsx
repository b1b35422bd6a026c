import { later } from './later';

export const PanelBody = later(async () => (await import('../panel/PanelBody')).PanelBody);
export const CanvasMenu = later(async () => (await import('../canvas/CanvasMenu')).CanvasMenu);
export const DesignerDialogs = later(async () => (await import('../dialogs/DesignerDialogs')).DesignerDialogs);

/** Preloads the parts that a user may need next; a failed one is loaded on use. */
export function loadParts(): void {
  for (const part of [PanelBody, CanvasMenu, DesignerDialogs]) part.load().catch(() => undefined);
}
