import { Heading } from '@storybook/addon-docs/blocks';
import { languages } from '@recto/core';
import { languageNames } from '@recto/ui';
import { StoryThumbnail } from '../../.storybook/docs/StoryThumbnail.tsx';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { useToolbarLook } from '../about/use-toolbar-look.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { keyScreens } from './key-screens.ts';
import { useStoryIndex } from './use-story-index.ts';

const schemes = ['light', 'dark'] as const;

/** The key screens, each in the six languages side by side: a row of light ones, and below it the dark ones. */
export function LanguageGallery() {
  const index = useStoryIndex();
  const look = useToolbarLook();
  return (
    <GalleryPage>
      {keyScreens
        .flatMap((id) => index.get(id) ?? [])
        .map(({ id, title, name }) => (
          <section key={id} aria-label={`${title}: ${labelOfStory(name)}`} className="gallery-table">
            <Heading>{`${title.replace('/', ' / ')}: ${labelOfStory(name)}`}</Heading>
            {schemes.map((theme) => (
              <div key={theme} className="gallery-screens">
                {languages.map((language) => (
                  <StoryThumbnail
                    key={language}
                    story={id}
                    globals={{ ...look, language, theme }}
                    label={`${languageNames[language]}, ${theme}`}
                  />
                ))}
              </div>
            ))}
          </section>
        ))}
    </GalleryPage>
  );
}
