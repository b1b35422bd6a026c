import { useTexts } from '../../texts/useTexts';

/** First focusable element: skips menu and header. */
export function SkipLink({ targetId }: { targetId: string }) {
  const texts = useTexts();
  return (
    <a
      className="gezi-skip-link"
      href={`#${targetId}`}
      onClick={(event) => {
        // The URL does not change.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
