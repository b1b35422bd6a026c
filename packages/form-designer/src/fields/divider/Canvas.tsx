import { LineOutlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { alignOf } from '../shared/face/alignOf';

const DividerFace: Face = ({ data }) => (
  <span className={`gezi-fd-divider gezi-fd-divider-${alignOf(text(data, 'content-position', 'center'))}`}>
    {text(data, 'text') ? <span>{text(data, 'text')}</span> : null}
  </span>
);

export const dividerFace: CanvasFace = { icon: <LineOutlined aria-hidden />, Face: DividerFace };
