import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { projectsQuery } from '../queries';
import { useTexts } from '../texts';
import { CURRENT } from './HomeProjects';
import { HeroSheet } from './HeroSheet';

/** Hero section: headline, the two main links, and key figures. */
export function Hero() {
  const texts = useTexts();
  const client = useClient();
  const open = useQuery(projectsQuery(client, CURRENT)).data?.total;
  const decided = useQuery(projectsQuery(client, { kind: 'award', pageSize: 1 })).data?.total;
  const figures = [
    { label: texts.figureOpen, value: open },
    { label: texts.figureDecided, value: decided },
    { label: texts.figureMethods, value: Object.keys(texts.buyTypes).length },
  ];
  return (
    <section className="gezi-hero" aria-labelledby="gezi-hero-title">
      <div className="gezi-site-wide gezi-hero-inner">
        <div>
          <h1 id="gezi-hero-title">{texts.heroTitle}</h1>
          <p className="gezi-hero-lead">{texts.heroLead}</p>
          <p className="gezi-hero-ways">
            <Link className="gezi-site-button gezi-site-button-light" to="/register-supplier">
              {texts.register}
            </Link>
            <Link className="gezi-site-button gezi-site-button-ghost" to="/projectintro">
              {texts.heroProjects}
            </Link>
          </p>
          <dl className="gezi-hero-figures" aria-label={texts.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HeroSheet />
      </div>
    </section>
  );
}
