import { lazy, Suspense } from 'react';
import { cityTexts } from '../../content/pages/city-texts';
import { CityStory } from './city-story';

const stories = new Map(
  [...cityTexts].map(([slug, load]) => {
    const Story = lazy(async () => {
      const { text } = await load();
      return { default: () => <CityStory {...text} /> };
    });
    return [slug, <Story key={slug} />];
  }),
);

/** Our own text about a city, which only that city's page loads. Nothing where there is none. */
export function OwnCityStory({ slug }: { slug: string }) {
  return <Suspense>{stories.get(slug)}</Suspense>;
}
