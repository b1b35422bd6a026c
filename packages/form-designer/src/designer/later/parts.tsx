import { later } from './later';

export const PanelBody = later(async () => (await import('../panel/PanelBody')).PanelBody);
export const CanvasMenu = later(async () => (await import('../canvas/CanvasMenu')).CanvasMenu);
export const DesignerDialogs = later(async () => (await import('../dialogs/DesignerDialogs')).DesignerDialogs);

/** Everything a person may ask for next, fetched while nothing is asked for; one that fails is fetched on use. */
export function loadParts(): void {
  for (const part of [PanelBody, CanvasMenu, DesignerDialogs]) part.load().catch(() => undefined);
}
