import { BgColorsOutlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { colorOr } from '../shared/face/colorOr';

const ColorFace: Face = ({ data }) => (
  <span className="gezi-fd-color">
    <i style={{ background: colorOr(text(data, 'value'), 'transparent') }} />
    <span>{text(data, 'value')}</span>
  </span>
);

export const colorPickerFace: CanvasFace = { icon: <BgColorsOutlined aria-hidden />, Face: ColorFace };
