const ROWS = [
  [96, 44, 30, 'done'],
  [120, 36, 38, 'done'],
  [84, 52, 26, 'open'],
  [108, 40, 34, 'edit'],
  [92, 48, 30, 'wait'],
] as const;

/** Decorative drawing of a sheet being filled in. */
export function HeroSheet() {
  return (
    <svg className="gezi-hero-sheet" viewBox="0 0 460 340" aria-hidden="true">
      <rect x="1" y="1" width="458" height="338" rx="14" className="gezi-hero-card" />
      <circle cx="26" cy="26" r="5" className="gezi-hero-faint" />
      <circle cx="44" cy="26" r="5" className="gezi-hero-faint" />
      <rect x="300" y="18" width="136" height="16" rx="8" className="gezi-hero-faint" />
      <rect x="24" y="56" width="132" height="14" rx="4" className="gezi-hero-strong" />
      <rect x="24" y="78" width="208" height="8" rx="4" className="gezi-hero-faint" />
      <rect x="24" y="106" width="412" height="34" rx="6" className="gezi-hero-head" />
      {[40, 196, 284, 368].map((x) => (
        <rect key={x} x={x} y="119" width="44" height="8" rx="4" className="gezi-hero-faint" />
      ))}
      {ROWS.map(([name, counts, price, state], at) => {
        const y = 152 + at * 34;
        return (
          <g key={y}>
            <rect x="40" y={y} width={name} height="9" rx="4" className="gezi-hero-line" />
            <rect x="196" y={y} width={counts} height="9" rx="4" className="gezi-hero-line" />
            <rect x="284" y={y} width={price + 16} height="9" rx="4" className="gezi-hero-line" />
            <rect x="368" y={y - 4} width="52" height="17" rx="8.5" className={`gezi-hero-${state}`} />
            <path d={`M24 ${y + 21.5}H436`} className="gezi-hero-rule" />
          </g>
        );
      })}
      <rect x="272" y="243" width="80" height="30" rx="4" className="gezi-hero-cell" />
      <path d="M340 250v16" className="gezi-hero-caret" />
    </svg>
  );
}
