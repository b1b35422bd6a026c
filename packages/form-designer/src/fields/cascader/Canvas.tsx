import { ApartmentOutlined } from '@ant-design/icons';
import { booleanMember as flag, objectMember as object, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { Shell } from '../shared/face/Shell';
import { CHEVRON } from '../shared/face/signs';

const CascaderFace: Face = ({ data }) => {
  const value = data['value'];
  const path = Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').join(` ${text(object(data, 'props'), 'separator', '/')} `)
    : '';
  return (
    <Shell value={path} placeholder={text(data, 'placeholder')} suffix={CHEVRON} disabled={flag(data, 'disabled')} />
  );
};

export const cascaderFace: CanvasFace = { icon: <ApartmentOutlined aria-hidden />, Face: CascaderFace };
