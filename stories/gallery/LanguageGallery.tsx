import { Heading } from '@storybook/addon-docs/blocks';
import { languages } from '@recto/core';
import { languageNames } from '@recto/ui';
import { StoryThumbnail } from '../../.storybook/docs/StoryThumbnail.tsx';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { useToolbarLook } from '../about/use-toolbar-look.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { keyScreens } from './key-screens.ts';
import { useStoryIndex } from './use-story-index.ts';

/** The key screens, each in the six languages side by side, in the toolbar's colour scheme. */
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
            <div className="gallery-screens">
              {languages.map((language) => (
                <StoryThumbnail
                  key={language}
                  story={id}
                  globals={{ ...look, language }}
                  label={languageNames[language]}
                />
              ))}
            </div>
          </section>
        ))}
    </GalleryPage>
  );
}
