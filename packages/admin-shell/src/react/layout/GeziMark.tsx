import { fixedColors } from '@gezi/ui';

/** Logo of Gezi: a grid with one active cell. */
export function GeziMark() {
  return (
    <svg className="gezi-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="gezi-mark-ground" />
      <path
        d="M8 9a1 1 0 0 1 1-1h5v6H8zM18 8h5a1 1 0 0 1 1 1v5h-6zM8 18h6v6H9a1 1 0 0 1-1-1z"
        fill={fixedColors.paper}
        opacity=".72"
      />
      <path d="M18 18h6v5a1 1 0 0 1-1 1h-5z" fill={fixedColors.paper} />
    </svg>
  );
}
