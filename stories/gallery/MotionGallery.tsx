import { Heading } from '@storybook/addon-docs/blocks';
import { StoryThumbnail } from '../../.storybook/docs/StoryThumbnail.tsx';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { useToolbarLook } from '../about/use-toolbar-look.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { useStoryIndex } from './use-story-index.ts';

/** Every change of screen, at its own speed and at a quarter of it. */
export function MotionGallery() {
  const look = useToolbarLook();
  const stories = [...useStoryIndex().values()].filter(({ title }) => title === 'Gallery/Motion');
  return (
    <GalleryPage>
      {stories.map(({ id, name }) => (
        <section key={id} aria-label={labelOfStory(name)}>
          <Heading>{labelOfStory(name)}</Heading>
          <div className="gallery-screens">
            <StoryThumbnail story={id} globals={{ ...look, motion: 'full' }} label="Its own speed" />
            <StoryThumbnail story={id} globals={{ ...look, motion: 'slow' }} label="A quarter of its speed" />
          </div>
        </section>
      ))}
    </GalleryPage>
  );
}
