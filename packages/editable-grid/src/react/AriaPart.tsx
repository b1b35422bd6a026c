import type { ComponentProps } from 'react';

export interface AriaPartProps extends ComponentProps<'div'> {
  part: 'rowgroup' | 'row' | 'columnheader' | 'gridcell' | 'listbox' | 'option' | 'dialog';
}

/** A box with a role of the ARIA grid or combobox patterns, which HTML has no freely laid out element for. */
export function AriaPart({ part, ...rest }: AriaPartProps) {
  return <div {...rest} role={part} />;
}
