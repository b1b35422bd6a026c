import { Link } from 'react-router';
import { CheckField } from '../forms/fields/CheckField';
import { useTexts } from './texts';

interface AgreementFieldProps {
  /** Code of the protocol to accept. */
  protocol: string;
  /** Name of the protocol, as in the middle of a sentence. */
  name: string;
}

/** The required checkbox `agreed` that accepts a protocol. */
export function AgreementField({ protocol, name }: AgreementFieldProps) {
  const { agreement } = useTexts();
  return (
    <CheckField name="agreed" label={name} isRequired missing={agreement.missing(name)}>
      {agreement.read}
      {/* In a new window, so that the input is kept. */}
      <Link className="gezi-agreement" to={`/protocol/${protocol}`} target="_blank" rel="noreferrer">
        {name}
      </Link>
    </CheckField>
  );
}
