import { useOpeningFocus } from '@gezi/ui';

/** Fields that can be typed in or opened; selects without search and pickers have read-only inputs. */
const FIRST = [
  'input:not([type=hidden], [type=file], [type=radio], [readonly], :disabled)',
  'input[type=radio]:checked:not(:disabled)',
  'input[aria-haspopup=dialog]:not(:disabled)',
  'textarea:not([readonly], :disabled)',
  '[role=combobox]:not([aria-disabled=true], :disabled)',
  '[contenteditable=true]',
].join(', ');

/** Focuses the first field of a form in a dialog that has just opened; antd focuses the close button. */
export function useFirstField(formId: string): void {
  useOpeningFocus(true, () => {
    const form = document.getElementById(formId);
    return form ? form.querySelector<HTMLElement>(FIRST) : undefined;
  });
}
