import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import { StoryThumbnail } from '../../.storybook/docs/StoryThumbnail.tsx';
import { labelOfStory } from '../../.storybook/story-label.ts';
import { useToolbarLook } from '../about/use-toolbar-look.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { keyScreens, screenPages } from './key-screens.ts';
import { useStoryIndex, type IndexedStory } from './use-story-index.ts';

/** Every screen, in the toolbar's language and colour scheme: first one of each, then all states, page by page. */
export function ScreenGallery() {
  const index = useStoryIndex();
  const look = useToolbarLook();
  const globals = { ...look };
  const sections = [
    { title: 'One of each', stories: keyScreens.flatMap((id) => index.get(id) ?? []), withPage: true },
    ...screenPages.map((title) => ({
      title,
      stories: [...index.values()].filter((story) => story.title === title),
      withPage: false,
    })),
  ];
  return (
    <GalleryPage>
      <nav aria-label="Sections">
        {sections.map(({ title, stories }) => (
          <AnchorMdx key={title} href={`#${anchorOf(title)}`} target="_self">
            {title} ({stories.length})
          </AnchorMdx>
        ))}
      </nav>
      {sections.map(({ title, stories, withPage }) => (
        <section key={title} aria-label={title}>
          <Heading>{title}</Heading>
          <div className="gallery-screens">
            {stories.map((story) => (
              <StoryThumbnail
                key={story.id}
                story={story.id}
                globals={globals}
                label={labelOf(story, withPage)}
              />
            ))}
          </div>
        </section>
      ))}
    </GalleryPage>
  );
}

function labelOf({ title, name }: IndexedStory, withPage: boolean): string {
  const page = title.replace(/^\w+\/(\d )?/, '');
  return withPage ? `${page}: ${labelOfStory(name)}` : labelOfStory(name);
}

/** The id that Storybook gives a heading. */
function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]/g, '-');
}
