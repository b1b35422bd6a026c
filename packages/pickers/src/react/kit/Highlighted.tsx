/** A text with the searched part marked. */
export function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  const sought = keyword.trim();
  const at = sought ? text.toLowerCase().indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark className="gezi-picker-mark">{text.slice(at, at + sought.length)}</mark>
      {text.slice(at + sought.length)}
    </>
  );
}
