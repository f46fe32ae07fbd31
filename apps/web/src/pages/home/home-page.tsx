import { useRuntimeConfig } from '../../app/runtime-config';
import { homeHeadline, homeLead } from '../../content/home';

export function HomePage() {
  const config = useRuntimeConfig();
  return (
    <main>
      <h1>{homeHeadline()}</h1>
      <p>{homeLead(config)}</p>
    </main>
  );
}
