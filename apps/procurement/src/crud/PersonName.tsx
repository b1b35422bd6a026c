import { PersonPicture } from './PersonPicture';

interface PersonNameProps {
  name: string;
  /** Stored path or URL. */
  avatar: string | null | undefined;
}

/** A user in a list: picture and name. */
export const PersonName = ({ name, avatar }: PersonNameProps) => (
  <span className="gezi-person">
    <PersonPicture name={name} avatar={avatar ?? null} size={24} />
    <span>{name}</span>
  </span>
);
