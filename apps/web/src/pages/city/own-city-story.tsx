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

/** Loaded by that city's page only; empty for others. */
export function OwnCityStory({ slug }: { slug: string }) {
  return <Suspense>{stories.get(slug)}</Suspense>;
}
