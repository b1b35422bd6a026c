/** The picture of an empty list, the same everywhere. */
export const EmptyPicture = () => (
  <svg className="gezi-empty-picture" viewBox="0 0 96 64" aria-hidden="true">
    <rect x="22" y="14" width="52" height="40" rx="4" className="gezi-empty-sheet" />
    <path d="M22 27h52M39 14v40M57 14v40M22 40.5h52" className="gezi-empty-lines" />
    <rect x="40" y="28" width="16" height="11.5" className="gezi-empty-cell" />
  </svg>
);
