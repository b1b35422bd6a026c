import { FontSizeOutlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import { lettersOf } from '../../runtime/kit/lettersOf';
import type { CanvasFace, Face } from '../CanvasFace';
import { alignOf } from '../shared/face/alignOf';

const TextFace: Face = ({ data }) => (
  <span
    className="gezi-fd-line gezi-fd-text"
    style={{ textAlign: alignOf(text(data, 'align')), ...lettersOf(data, 'size') }}
  >
    {text(data, 'text') || '\u00a0'}
  </span>
);

export const textFace: CanvasFace = { icon: <FontSizeOutlined aria-hidden />, Face: TextFace };
