import { Avatar } from 'antd';
import { useFileAddress } from '@gezi/upload';
import { useState } from 'react';

interface PersonPictureProps {
  name: string;
  /** Stored path or address; without one the last character of the name. */
  avatar: string | null;
  /** Pixels. */
  size: number;
}

/** A person's picture; the name beside it says who it is. */
export function PersonPicture({ name, avatar, size }: PersonPictureProps) {
  const addressOf = useFileAddress();
  const [broken, setBroken] = useState<string>();
  const src = avatar && broken !== avatar ? addressOf(avatar) : undefined;
  return (
    <Avatar
      className="gezi-account-picture"
      size={size}
      aria-hidden
      style={{ fontSize: size * 0.4 }}
      src={src && <img src={src} alt="" onError={() => setBroken(avatar ?? '')} />}
    >
      {Array.from(name).at(-1)}
    </Avatar>
  );
}
