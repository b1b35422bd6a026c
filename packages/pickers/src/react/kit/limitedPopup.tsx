import type { ReactElement } from 'react';

/**
 * For `popupRender` of antd's selects: shows below the list why nothing more can be selected.
 *
 * @param inner the renderer used otherwise
 * @param hint the text; none without it
 */
export const limitedPopup =
  (inner: ((popup: ReactElement) => ReactElement) | undefined, hint: string | undefined) => (popup: ReactElement) => (
    <>
      {inner ? inner(popup) : popup}
      {hint && <output className="gezi-picker-limit">{hint}</output>}
    </>
  );
