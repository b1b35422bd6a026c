import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GeziMark } from './GeziMark';

export interface BrandProps {
  name: string;
  mark?: ReactNode;
  /** Path the logo links to. */
  homePath: string;
  /** Whether only the logo is visible; default false. */
  isSmall?: boolean;
  onHome?: (() => void) | undefined;
}

/** Logo and name; links to the home page. */
export function Brand({ name, mark, homePath, isSmall = false, onHome }: BrandProps) {
  return (
    <Link className="gezi-brand" to={homePath} onClick={() => onHome?.()}>
      {mark ?? <GeziMark />}
      <span className={isSmall ? 'gezi-visually-hidden' : 'gezi-brand-name'}>{name}</span>
    </Link>
  );
}
