import { FieldNumberOutlined } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import { numberText } from '../../core/model/numberText';
import type { CanvasFace, Face } from '../CanvasFace';

const NumberFace: Face = ({ data }) => {
  const value = numberText(data['value'], { precision: 0, ...data });
  const off = flag(data, 'disabled') ? ' gezi-fd-shell-off' : '';
  return text(data, 'controls-position') === 'right' ? (
    <span className={`gezi-fd-shell gezi-fd-stepper-right${off}`}>
      <span className="gezi-fd-shell-text">{value}</span>
      <span className="gezi-fd-steps">
        <i>▴</i>
        <i>▾</i>
      </span>
    </span>
  ) : (
    <span className={`gezi-fd-shell gezi-fd-stepper${off}`}>
      <i>−</i>
      <span className="gezi-fd-shell-text">{value}</span>
      <i>+</i>
    </span>
  );
};

export const inputNumberFace: CanvasFace = { icon: <FieldNumberOutlined aria-hidden />, Face: NumberFace };
