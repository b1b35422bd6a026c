import type { HelpNode } from '@gezi/domain';
import { Link } from 'react-router';
import { helpPath } from '../core/internalTarget';

/** Links to the entries of a chapter. */
export const HelpLinks = ({ nodes, className }: { nodes: readonly HelpNode[]; className?: string }) => (
  <ul className={className}>
    {nodes.map(({ id, title }) => (
      <li key={id}>
        <Link to={helpPath(id)} replace>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
