import { DesktopOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from './texts';

const WORKPLACE_PATH = '/dashboard/workplace';
/** No character, so that it needs no modifier, and no key of a browser or of the grid. */
const KEY = 'F8';

/** Opens the page with what waits for the user: a button in the header, or F8. */
export function WorkplaceButton() {
  const texts = useTexts();
  const navigate = useNavigate();
  const open = useEffectEvent(() => void navigate(WORKPLACE_PATH));

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key !== KEY || ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) return;
      if (isTyping(target) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Tooltip title={`${texts.workplace}（${KEY}）`}>
      <Button
        type="text"
        aria-label={texts.workplace}
        aria-keyshortcuts={KEY}
        icon={<DesktopOutlined />}
        onClick={() => void navigate(WORKPLACE_PATH)}
      />
    </Tooltip>
  );
}

/** True while the user enters a text, which leaving the page would discard. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [contenteditable=true]') !== null);
