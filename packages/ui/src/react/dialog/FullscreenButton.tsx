import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useTexts } from '../../texts/useTexts';

interface FullscreenButtonProps {
  /** Whether the whole screen is taken now. */
  full: boolean;
  className: string;
  onClick: () => void;
}

/** Takes the whole screen and gives it back. */
export function FullscreenButton({ full, className, onClick }: FullscreenButtonProps) {
  const texts = useTexts();
  const label = full ? texts.exitFullscreen : texts.fullscreen;
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={onClick}>
      {full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </button>
  );
}
