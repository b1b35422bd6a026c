import { domId } from './domId';

const CONTROLS = 'input, textarea, select, button, [contenteditable=true], [tabindex="0"]';

/** Focuses the control of a field and scrolls it into view. @returns whether there is one */
export function focusField(board: HTMLElement | null, prefix: string, path: string): boolean {
  const id = domId(prefix, path);
  const named = document.getElementById(id);
  const error = document.getElementById(`${id}-error`);
  const place = named ?? error?.parentElement;
  if (!place || !board?.contains(place)) return false;
  const control = place.matches(CONTROLS)
    ? place
    : [...place.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => !one.matches(':disabled'));
  if (control) control.focus();
  else {
    place.tabIndex = -1;
    place.focus();
  }
  return true;
}
