import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { dark, light } from '../../packages/ui/src/theme/palette.ts';
import { useToolbarLook } from '../../stories/about/use-toolbar-look.ts';
import { labelOfStory } from '../story-label.ts';
import type { ComponentDocs } from './component-docs.ts';
import { StoryThumbnail } from './StoryThumbnail.tsx';

/**
 * The page of a component, for a designer first: what is seen, the component itself with its controls, advice, all its
 * states; then its docstring and props. What fills a screen is shown on a phone: in the width of a page, it would have
 * the layout of a tablet.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const {
    seen,
    advice,
    screenHeight = 320,
    ownScreen = false,
    controlsIn,
  } = preparedMeta.parameters as Partial<ComponentDocs>;
  const stories = useContext(DocsContext).componentStories();
  const globals = { ...useToolbarLook() };
  return (
    <>
      <Title />
      <p>{seen}</p>
      {ownScreen ? (
        <>
          {stories.slice(0, 1).map(({ id, name }) => (
            <StoryThumbnail
              key={id}
              story={id}
              label={labelOfStory(name)}
              globals={globals}
              height={screenHeight}
              scale={1}
            />
          ))}
          <p>{controlsIn ?? 'The story “Playground” has its controls.'}</p>
        </>
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {advice !== undefined && (
        <dl className="component-advice sb-unstyled">
          <div data-advice="do">
            <dt>Do</dt>
            <dd>{advice.do}</dd>
          </div>
          <div data-advice="dont">
            <dt>Don’t</dt>
            <dd>{advice.dont}</dd>
          </div>
        </dl>
      )}
      <Heading>States</Heading>
      <div className="component-states">
        {stories
          .filter(({ name }) => name !== 'Playground')
          .map(({ id, name }) => (
            <StoryThumbnail
              key={id}
              story={id}
              label={labelOfStory(name)}
              globals={globals}
              height={screenHeight}
              scale={0.6}
            />
          ))}
      </div>
      <Heading>In code</Heading>
      <Description />
      {ownScreen && <ArgTypes />}
      <style href="component-page" precedence="default">
        {style}
      </style>
    </>
  );
}

const style = `
  .component-advice { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 16px; margin: 24px 0 40px; font-size: 14px; line-height: 1.5; color: ${light.ink}; }
  @media (prefers-color-scheme: dark) { .component-advice { color: ${dark.ink}; } }
  .component-advice > div { padding: 12px 16px; border-radius: 6px; background: rgb(128 128 128 / 0.08); border-top: 3px solid ${light.accent}; }
  .component-advice > [data-advice='dont'] { border-top-color: ${light.danger}; }
  .component-advice dt { font-weight: 700; }
  .component-advice dd { margin: 4px 0 0; }
  .component-states { display: flex; flex-wrap: wrap; gap: 28px 24px; margin: 16px 0 40px; }
`;
