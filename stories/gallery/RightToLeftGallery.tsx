import { Heading } from '@storybook/addon-docs/blocks';
import { StoryThumbnail } from '../../.storybook/docs/StoryThumbnail.tsx';
import { pseudoLanguage } from '../../.storybook/pseudo-language.ts';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { useToolbarLook } from '../about/use-toolbar-look.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { keyScreens } from './key-screens.ts';
import { useStoryIndex } from './use-story-index.ts';

const schemes = [
  { theme: 'light', title: 'Light' },
  { theme: 'dark', title: 'Dark' },
] as const;

/** The key screens in the pseudo-language that is written from right to left, in both colour schemes. */
export function RightToLeftGallery() {
  const index = useStoryIndex();
  const look = useToolbarLook();
  const stories = keyScreens.flatMap((id) => index.get(id) ?? []);
  return (
    <GalleryPage>
      {schemes.map(({ theme, title }) => (
        <section key={theme} aria-label={title}>
          <Heading>{title}</Heading>
          <div className="gallery-screens">
            {stories.map(({ id, title: page, name }) => (
              <StoryThumbnail
                key={id}
                story={id}
                globals={{ ...look, language: pseudoLanguage, theme }}
                label={`${page.replace(/^\w+\/(\d )?/, '')}: ${labelOfStory(name)}`}
              />
            ))}
          </div>
        </section>
      ))}
    </GalleryPage>
  );
}
