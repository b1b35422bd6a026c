import { Tooltip } from 'antd';
import { ellipsis, ELLIPSIS_LIMIT } from '../core/ellipsis';

export interface EllipsisProps {
  /** The whole text; nothing is shown without one. */
  text: string | null | undefined;
  /** Characters shown before the cut; default 25. */
  limit?: number;
}

// Typed as antd wants it: not read-only.
const TRIGGER: ('hover' | 'focus')[] = ['hover', 'focus'];

/** A text cut to fit; the whole is shown on hover and on focus, and is what a screen reader reads. */
export function Ellipsis({ text, limit = ELLIPSIS_LIMIT }: EllipsisProps) {
  if (!text) return null;
  const shown = ellipsis(text, limit);
  if (shown === text) return <>{text}</>;
  return (
    <Tooltip title={text} trigger={TRIGGER}>
      {/* A button, or people without a mouse could never read the rest. */}
      <button type="button" className="gezi-ellipsis">
        <span aria-hidden="true">{shown}</span>
        <span className="gezi-visually-hidden">{text}</span>
      </button>
    </Tooltip>
  );
}
