import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useTexts } from '../../texts/useTexts';

interface FullscreenButtonProps {
  /** Whether it is full screen now. */
  full: boolean;
  /** CSS class. */
  className: string;
  onClick: () => void;
}

/** Button that toggles full screen. */
export function FullscreenButton({ full, className, onClick }: FullscreenButtonProps) {
  const texts = useTexts();
  const label = full ? texts.exitFullscreen : texts.fullscreen;
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={onClick}>
      {full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </button>
  );
}
