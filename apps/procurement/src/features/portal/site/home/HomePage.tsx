import { usePageTitle } from '../usePageTitle';
import { Audiences } from './Audiences';
import { Flow } from './Flow';
import { Hero } from './Hero';
import { HomeNews } from './HomeNews';
import { HomeProjects } from './HomeProjects';
import { RegisterCall } from './RegisterCall';
import { Trust } from './Trust';

/** `/home`: landing page of the platform. */
export function HomePage() {
  usePageTitle('');
  return (
    <>
      <Hero />
      <Audiences />
      <Flow />
      <HomeProjects />
      <Trust />
      <HomeNews />
      <RegisterCall />
    </>
  );
}
