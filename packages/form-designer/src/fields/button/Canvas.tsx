import { PlaySquareOutlined } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import { lettersOf } from '../../runtime/kit/lettersOf';
import type { CanvasFace, Face } from '../CanvasFace';
import { alignOf } from '../shared/face/alignOf';

const ButtonFace: Face = ({ data }) => {
  const type = text(data, 'type', 'primary');
  const known = ['primary', 'success', 'warning', 'danger', 'info', 'text'].includes(type) ? type : 'default';
  const shape = flag(data, 'circle') ? ' gezi-fd-button-circle' : flag(data, 'round') ? ' gezi-fd-button-round' : '';
  return (
    <span className="gezi-fd-line" style={{ textAlign: alignOf(text(data, 'align')) }}>
      <span
        className={`gezi-fd-button gezi-fd-button-${known}${flag(data, 'plain') ? ' gezi-fd-button-plain' : ''}${shape}`}
        style={lettersOf(data, 'fontSize')}
      >
        {text(data, 'text') || text(data, 'label')}
      </span>
    </span>
  );
};

export const buttonFace: CanvasFace = { icon: <PlaySquareOutlined aria-hidden />, Face: ButtonFace };
