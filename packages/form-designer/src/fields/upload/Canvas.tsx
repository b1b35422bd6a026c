import { PaperClipOutlined } from '@ant-design/icons';
import { booleanMember as flag, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';

const UploadFace: Face = ({ data }) => (
  <span className="gezi-fd-upload">
    {text(data, 'list-type') === 'picture-card' ? (
      <span className="gezi-fd-upload-card">＋</span>
    ) : (
      <span className="gezi-fd-button">⇪ {text(data, 'buttonText')}</span>
    )}
    {flag(data, 'showTip') ? <small>{text(data, 'tips')}</small> : null}
  </span>
);

export const uploadFace: CanvasFace = { icon: <PaperClipOutlined aria-hidden />, Face: UploadFace };
