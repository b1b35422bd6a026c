import type { ReactElement } from 'react';

/**
 * For `popupRender` of antd's `Select` and its kin: says below the list why nothing more can be chosen.
 *
 * @param inner what the popup is rendered by otherwise
 * @param hint nothing is said without it
 */
export const limitedPopup =
  (inner: ((popup: ReactElement) => ReactElement) | undefined, hint: string | undefined) => (popup: ReactElement) => (
    <>
      {inner ? inner(popup) : popup}
      {hint && <output className="gezi-picker-limit">{hint}</output>}
    </>
  );
