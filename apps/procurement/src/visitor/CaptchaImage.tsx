import { ReloadOutlined } from '@ant-design/icons';
import { Skeleton, Tooltip } from 'antd';
import { useTexts } from './texts';

interface CaptchaImageProps {
  /** Data URL; undefined while loading. */
  image: string | undefined;
  failed: boolean;
  onRenew: () => void;
}

/** The captcha image; a click loads another one. Its space is reserved while it loads. */
export function CaptchaImage({ image, failed, onRenew }: CaptchaImageProps) {
  const texts = useTexts();
  const label = failed ? texts.captchaFailed : texts.captchaReload;
  return (
    <Tooltip title={label}>
      <button type="button" className="gezi-captcha" aria-label={label} onClick={onRenew}>
        {failed ? <ReloadOutlined aria-hidden /> : image ? <img src={image} alt="" /> : <Skeleton.Node active />}
      </button>
    </Tooltip>
  );
}
