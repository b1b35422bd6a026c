import { SwapOutlined } from '@ant-design/icons';
import { textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { colorOr } from '../shared/face/colorOr';

const SwitchFace: Face = ({ data }) => {
  const on = data['value'] === true || (data['value'] !== false && data['value'] === data['active-value']);
  const track = colorOr(text(data, on ? 'active-color' : 'inactive-color'), '');
  return (
    <span
      className={on ? 'gezi-fd-switch gezi-fd-switch-on' : 'gezi-fd-switch'}
      style={track ? { background: track } : undefined}
    >
      <i />
    </span>
  );
};

export const switchFace: CanvasFace = { icon: <SwapOutlined aria-hidden />, Face: SwitchFace };
