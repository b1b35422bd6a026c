import { useTexts } from '../../texts/useTexts';

/** First stop of the keyboard: past menu and header to the page. */
export function SkipLink({ targetId }: { targetId: string }) {
  const texts = useTexts();
  return (
    <a
      className="gezi-skip-link"
      href={`#${targetId}`}
      onClick={(event) => {
        // The address stays the page's own.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
