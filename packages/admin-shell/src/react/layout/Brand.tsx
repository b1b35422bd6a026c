import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from './Mark';

export interface BrandProps {
  name: string;
  mark?: ReactNode;
  /** Where the logo leads. */
  homePath: string;
  /** The picture alone; the name is still read out. */
  isSmall?: boolean;
  onHome?: (() => void) | undefined;
}

/** The logo and the name beside it; leads home. */
export function Brand({ name, mark, homePath, isSmall = false, onHome }: BrandProps) {
  return (
    <Link className="gezi-brand" to={homePath} onClick={() => onHome?.()}>
      {mark ?? <Mark />}
      <span className={isSmall ? 'gezi-visually-hidden' : 'gezi-brand-name'}>{name}</span>
    </Link>
  );
}
