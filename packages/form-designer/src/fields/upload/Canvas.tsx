import { PaperClipOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { booleanMember, textMember } from '../../core/document/members';
import { Sized } from '../../runtime/kit/Sized';
import type { CanvasFace, Face } from '../CanvasFace';
import { Inert } from '../shared/face/inertFace';

/** The button of an upload without files, drawn like that of @gezi/upload, which needs a client. */
const UploadFace: Face = ({ data }) => {
  const isCard = textMember(data, 'list-type') === 'picture-card';
  const button = (
    <Button
      type={isCard ? 'dashed' : 'default'}
      className={isCard ? 'gezi-upload-pick gezi-upload-add' : 'gezi-upload-pick'}
      icon={isCard ? <PlusOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
      disabled={booleanMember(data, 'disabled')}
    >
      {textMember(data, 'buttonText')}
    </Button>
  );
  const tips = booleanMember(data, 'showTip') ? textMember(data, 'tips') : '';
  return (
    <Inert>
      <Sized item={data}>
        <div className={isCard ? 'gezi-upload gezi-upload-images' : 'gezi-upload gezi-upload-files'}>
          {isCard ? (
            <ul className="gezi-upload-gallery gezi-upload-gallery-card">
              <li className="gezi-upload-add-place">{button}</li>
            </ul>
          ) : (
            <div className="gezi-upload-head">{button}</div>
          )}
          {tips === '' ? null : <span className="gezi-upload-tips">{tips}</span>}
        </div>
      </Sized>
    </Inert>
  );
};

export const uploadFace: CanvasFace = { icon: <PaperClipOutlined aria-hidden />, Face: UploadFace };
