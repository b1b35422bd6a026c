import { useState, type Key } from 'react';
import { DepartTree } from '../depart/DepartTree';
import { useDepartTree } from '../depart/useDepartTree';

export interface UserDepartsProps {
  departId: string | undefined;
  /** Undefined: all departments. */
  onChange: (departId: string | undefined) => void;
}

/** The department whose users are listed; selecting it again lists all users. */
export function UserDeparts({ departId, onChange }: UserDepartsProps) {
  const tree = useDepartTree();
  const [expanded, setExpanded] = useState<readonly Key[]>();
  return (
    <div className="gezi-users-departs">
      <DepartTree
        tree={tree}
        height={428}
        expanded={expanded ?? tree.data?.roots.map(({ key }) => key) ?? []}
        onExpand={setExpanded}
        selectedKeys={departId === undefined ? [] : [departId]}
        onSelect={([key]) => onChange(key === undefined ? undefined : String(key))}
      />
    </div>
  );
}
