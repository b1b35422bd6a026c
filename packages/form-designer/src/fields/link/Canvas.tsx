import { LinkOutlined } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';

/** In the colors of the link of the running form. */
const LinkFace: Face = ({ data }) => (
  <span
    className={`gezi-form-anchor gezi-form-anchor-${flag(data, 'disabled') ? 'off' : text(data, 'type', 'primary')}`}
  >
    {text(data, 'text') || text(data, 'href')}
  </span>
);

export const linkFace: CanvasFace = { icon: <LinkOutlined aria-hidden />, Face: LinkFace };
