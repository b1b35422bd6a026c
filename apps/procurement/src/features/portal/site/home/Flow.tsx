import { useTexts } from '../texts';
import { Section } from './Section';

/** Steps of a purchase. */
export function Flow() {
  const texts = useTexts();
  return (
    <Section title={texts.flowTitle} quiet>
      <ol className="gezi-site-flow">
        {texts.flow.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
