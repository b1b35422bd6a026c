import { DownSquareOutlined } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { Shell } from '../shared/face/Shell';
import { labelsOf } from '../shared/face/labelsOf';
import { CHEVRON } from '../shared/face/signs';

const SelectFace: Face = ({ data }) => (
  <Shell
    value={labelsOf(data).join('，')}
    placeholder={text(data, 'placeholder')}
    suffix={CHEVRON}
    disabled={flag(data, 'disabled')}
  />
);

export const selectFace: CanvasFace = { icon: <DownSquareOutlined aria-hidden />, Face: SelectFace };
