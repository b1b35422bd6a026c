import type { ErrorStatus } from './ErrorStatus';

/** A drawn sheet: with a lock (403), a missing cell (404), or torn (500). */
export function ErrorPicture({ status }: { status: ErrorStatus }) {
  return (
    <svg className="gezi-error-picture" viewBox="0 0 240 180" aria-hidden="true">
      <ellipse cx="120" cy="160" rx="92" ry="8" className="gezi-picture-shadow" />
      <g className={status === 500 ? 'gezi-picture-torn-left' : undefined}>
        <rect x="40" y="26" width="160" height="124" rx="8" className="gezi-picture-sheet" />
        <path d="M40 34a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v18H40z" className="gezi-picture-head" />
        <path d="M40 52h160M40 85h160M40 118h160M93 52v98M147 52v98" className="gezi-picture-lines" />
        <circle cx="53" cy="39" r="3.5" className="gezi-picture-dot" />
        <circle cx="65" cy="39" r="3.5" className="gezi-picture-dot" />
      </g>
      {status === 404 && (
        <>
          <rect x="93" y="85" width="54" height="33" className="gezi-picture-gone" />
          <g transform="rotate(14 176 118)">
            <rect x="152" y="104" width="54" height="33" rx="3" className="gezi-picture-cell" />
            <path d="M162 116h26M162 124h16" className="gezi-picture-text" />
          </g>
        </>
      )}
      {status === 403 && (
        <g>
          <path d="M104 96V84a16 16 0 0 1 32 0v12" className="gezi-picture-shackle" />
          <rect x="94" y="94" width="52" height="42" rx="7" className="gezi-picture-cell" />
          <path d="M120 109v11" className="gezi-picture-keyhole" />
          <circle cx="120" cy="108" r="4.5" className="gezi-picture-keyhole-head" />
        </g>
      )}
      {status === 500 && (
        <>
          <path d="M128 18l-16 34 18 16-20 30 16 18-12 40" className="gezi-picture-crack" />
          <circle cx="172" cy="120" r="20" className="gezi-picture-cell" />
          <path d="M172 110v12" className="gezi-picture-keyhole" />
          <circle cx="172" cy="129" r="2.5" className="gezi-picture-keyhole-head" />
        </>
      )}
    </svg>
  );
}
