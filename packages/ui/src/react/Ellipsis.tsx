import { Tooltip } from 'antd';
import { ellipsis, ELLIPSIS_LIMIT } from '../core/ellipsis';

export interface EllipsisProps {
  /** The text; empty without one. */
  text: string | null | undefined;
  /** Characters shown before the cut; default 25. */
  limit?: number;
}

// antd's type is not read-only.
const TRIGGER: ('hover' | 'focus')[] = ['hover', 'focus'];

/** A shortened text. The whole text is shown on hover and focus and read by screen readers. */
export function Ellipsis({ text, limit = ELLIPSIS_LIMIT }: EllipsisProps) {
  if (!text) return null;
  const shown = ellipsis(text, limit);
  if (shown === text) return <>{text}</>;
  return (
    <Tooltip title={text} trigger={TRIGGER}>
      {/* A button, so that keyboard users can read the rest. */}
      <button type="button" className="gezi-ellipsis">
        <span aria-hidden="true">{shown}</span>
        <span className="gezi-visually-hidden">{text}</span>
      </button>
    </Tooltip>
  );
}
