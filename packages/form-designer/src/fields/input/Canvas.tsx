import { FormOutlined } from '@ant-design/icons';
import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { Shell } from '../shared/face/Shell';

/** A width in percent or with a unit; `100%` for anything else. */
const width = (data: JsonObject) => {
  const written = text(data, 'width', '100%');
  return /^\d+(\.\d+)?$/.test(written)
    ? `${written}%`
    : /^\d+(\.\d+)?(%|px|em|rem|vw)$/.test(written)
      ? written
      : '100%';
};

const InputFace: Face = ({ data }) => (
  <Shell
    value={text(data, 'value')}
    placeholder={text(data, 'placeholder')}
    before={text(data, 'prepend')}
    after={text(data, 'append')}
    disabled={flag(data, 'disabled')}
    width={width(data)}
  />
);

export const inputFace: CanvasFace = { icon: <FormOutlined aria-hidden />, Face: InputFace };
